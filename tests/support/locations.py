"""The 56 Locations of Aquatica, written down once more: a slip in the data files would be found."""

# Name, coins, power, points, wild manta, depths from top to bottom. The first two letters are the type.
TABLE = """
SB01 2 4 2 - P2
SB02 2 4 3 - P2 __
SB03 2 5 3 - P2 R1
SB04 3 5 3 - P2 __ P2
SB05 3 5 3 P1 __ P2
SB06 3 5 3 - SC P2
SB07 3 6 4 - P2 R2
SB08 4 6 3 P2 P2 __ P2
SB09 4 6 6 -
SB10 4 7 4 P1 P2 SC
SB11 5 7 5 - P2 R1 P2
SB12 5 7 5 P2 __ P2 __ P2
SB13 5 8 5 - P2 TB P2 SC
SB14 5 7 7 SC __ P2 __ R2
SS01 2 3 1 - C2
SS02 2 3 2 - C2 __
SS03 3 3 2 - C2 R1
SS04 3 4 3 C1 __ C2
SS05 3 4 3 - C2 __ C2
SS06 3 4 2 - FR
SS07 4 4 3 - C2 SC
SS08 4 5 3 C1 FR __
SS09 4 5 2 C2 C2 __ C2
SS10 4 5 5 -
SS11 5 5 4 - C2 TB C2
SS12 5 6 4 C2 __ C2 FR
SS13 5 5 4 - C2 R2 C2 SC
SS14 5 6 6 SC __ C2 __ C2
OV01 2 3 2 - TS
OV02 2 4 3 - TK R1
OV03 2 4 3 - TC TV
OV04 3 4 3 - R1 R1
OV05 3 4 2 R1 R2 __
OV06 3 5 3 - TV TS TK
OV07 3 5 4 - RF
OV08 4 5 3 R1 R2 TC
OV09 4 5 5 -
OV10 4 6 4 P2 TS TK __
OV11 4 6 4 - RF R1
OV12 5 6 4 R2 __ R2 R2
OV13 5 7 3 R2 TK TC RF
OV14 5 7 7 R1 __ RF __ R2
DC01 2 3 2 - TB
DC02 2 3 4 - __
DC03 3 4 4 - TB __
DC04 3 4 4 - SC __
DC05 3 4 4 TB __ __
DC06 3 5 3 - TB R1 TB
DC07 4 5 4 - SC R1
DC08 4 5 4 R2 __ SC
DC09 4 6 6 -
DC10 4 6 5 SC __ FR __
DC11 5 6 5 - TB SC TB
DC12 5 7 6 C2 __ __ SC
DC13 5 6 6 TB FR __ TB
DC14 5 7 9 - __ __ SC __
"""
CARDS = [line.split() for line in TABLE.strip().splitlines()]
