// Made by `make types` from src/fathoms/server/protocol.py. Do not edit.

export interface paths {
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Me
         * @description Your nickname, kept by a signed cookie; there are no accounts.
         */
        get: operations["me_api_me_get"];
        /** Rename */
        put: operations["rename_api_me_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All Games
         * @description Every game with its settings, and the bots there are.
         */
        get: operations["all_games_api_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tables
         * @description Open tables that wait for people, your own, or those that are played or were played in public.
         */
        get: operations["tables_api_tables_get"];
        put?: never;
        /**
         * Create
         * @description Make a table. If nobody is missing, its game begins at once; with `from`, where a finished one was then.
         */
        post: operations["create_api_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One Table */
        get: operations["one_table_api_tables__id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join
         * @description Take an open seat; `mine` then has its token.
         */
        post: operations["join_api_tables__id__join_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave
         * @description Stand up from a table that has not begun; if it is yours it is gone.
         */
        post: operations["leave_api_tables__id__leave_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask
         * @description One message of the socket and its reply, for scripts; the seat's token comes as `Authorization: Bearer …`.
         */
        post: operations["ask_api_tables__id__ask_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/moment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Moment
         * @description The game after so many answers, or when its record had `n` entries. Of a finished one any seat's view or
         *     everything; of a running one only what is public, or with your token your own.
         */
        get: operations["moment_api_tables__id__moment_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Course
         * @description How a finished game went, estimated by playing on from its moments many times.
         */
        get: operations["course_api_tables__id__course_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record Of
         * @description The record of a finished game, with the seed: `fathoms replay --verify` draws every number of it again.
         */
        get: operations["record_of_api_tables__id__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring
         * @description Bring a finished game from elsewhere: it is played through, and gets a page of its own.
         */
        post: operations["bring_api_records_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Healthz */
        get: operations["healthz_healthz_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        FromClient: components["schemas"]["Hello"] | components["schemas"]["Look"] | components["schemas"]["Draft"] | components["schemas"]["Answer"] | components["schemas"]["TakeBack"] | components["schemas"]["AskBack"] | components["schemas"]["Agree"] | components["schemas"]["Resign"] | components["schemas"]["ComeBack"] | components["schemas"]["Chat"] | components["schemas"]["Hurry"] | components["schemas"]["Hint"] | components["schemas"]["Believe"] | components["schemas"]["Unasked"] | components["schemas"]["Rematch"] | components["schemas"]["Ping"];
        FromServer: components["schemas"]["Seated"] | components["schemas"]["Situation"] | components["schemas"]["Drafted"] | components["schemas"]["Refused"] | components["schemas"]["Around"] | components["schemas"]["Chatted"] | components["schemas"]["Hinted"] | components["schemas"]["Believed"] | components["schemas"]["NextTable"] | components["schemas"]["Done"] | components["schemas"]["Covered"];
        /**
         * Hello
         * @description The first message. A token takes the seat it belongs to; without one you watch. `seen` is how many events you
         *     have. With a language every sentence comes in words too.
         */
        Hello: {
            /** @enum {unknown} */
            type: "hello";
            /** @default  */
            token?: string;
            /** @default 0 */
            seen?: number;
            /**
             * @default
             * @enum {unknown}
             */
            lang?: "" | "en" | "pl" | "uk";
            /** @default 0 */
            id?: number;
        };
        /**
         * Look
         * @description Show me the table, and what has happened since I had seen so many events.
         */
        Look: {
            /** @enum {unknown} */
            type: "look";
            /** @default 0 */
            seen?: number;
            /** @default 0 */
            id?: number;
        };
        /**
         * Draft
         * @description What would these actions do, and what would be asked next? Nothing is done and nobody hears of it.
         */
        Draft: {
            /** @enum {unknown} */
            type: "draft";
            n: number;
            actions: number[];
            /** @default 0 */
            id?: number;
        };
        /**
         * Answer
         * @description Do these actions, all of them or none.
         */
        Answer: {
            /** @enum {unknown} */
            type: "answer";
            n: number;
            actions: number[];
            /** @default 0 */
            seen?: number;
            /** @default 0 */
            id?: number;
        };
        /**
         * TakeBack
         * @description Take the last answer back.
         */
        TakeBack: {
            /** @enum {unknown} */
            type: "take_back";
            n: number;
            /** @default 0 */
            seen?: number;
            /** @default 0 */
            id?: number;
        };
        /**
         * AskBack
         * @description Ask the others to let you take your last answer back.
         */
        AskBack: {
            /** @enum {unknown} */
            type: "ask_back";
            n: number;
            /** @default 0 */
            id?: number;
        };
        /**
         * Agree
         * @description Answer such a request: `to` is its number.
         */
        Agree: {
            /** @enum {unknown} */
            type: "agree";
            to: number;
            yes: boolean;
            /** @default 0 */
            id?: number;
        };
        /** Resign */
        Resign: {
            /** @enum {unknown} */
            type: "resign";
            n: number;
            /** @default 0 */
            id?: number;
        };
        /**
         * ComeBack
         * @description Take your seat again, which a bot took over while you were away.
         */
        ComeBack: {
            /** @enum {unknown} */
            type: "come_back";
            n: number;
            /** @default 0 */
            id?: number;
        };
        /** Chat */
        Chat: {
            /** @enum {unknown} */
            type: "chat";
            text: string;
            /** @default 0 */
            id?: number;
        };
        /**
         * Hurry
         * @description Let the bots of this table answer at once.
         */
        Hurry: {
            /** @enum {unknown} */
            type: "hurry";
            /** @default 0 */
            id?: number;
        };
        /**
         * Hint
         * @description Which of your options does a bot think best? Not in games between people.
         */
        Hint: {
            /** @enum {unknown} */
            type: "hint";
            /** @default 0 */
            id?: number;
        };
        /**
         * Believe
         * @description How likely is it that what you look for is here or there? Between people only where the table allows it.
         */
        Believe: {
            /** @enum {unknown} */
            type: "belief";
            /** @default 0 */
            id?: number;
        };
        /**
         * Unasked
         * @description Whether the server answers for you where your options are all alike, since what they decide about is drawn
         *     blind: in Kelp the spaces that the Shark names in a shuffle.
         */
        Unasked: {
            /** @enum {unknown} */
            type: "unasked";
            on: boolean;
            /** @default 0 */
            id?: number;
        };
        /**
         * Rematch
         * @description You would play again; when everybody would, a new table is made, with the seats moved on by one.
         */
        Rematch: {
            /** @enum {unknown} */
            type: "rematch";
            /** @default 0 */
            id?: number;
        };
        /** Ping */
        Ping: {
            /** @enum {unknown} */
            type: "ping";
            /** @default 0 */
            id?: number;
        };
        /**
         * Seated
         * @description The game and its options, who sits where ("person" or a bot's name), and what is in the box.
         */
        Seated: {
            /** @enum {unknown} */
            type: "seated";
            game: string;
            rules: number;
            options: Record<string, unknown>;
            seat: string;
            seats: {
                [key: string]: string;
            };
            components: {
                [key: string]: {
                    [key: string]: Record<string, unknown>;
                };
            };
            commitment: string;
            /** @default 0 */
            re: number;
        };
        /**
         * Situation
         * @description What the seat may know now, what happened since it last looked, and what is asked if the seat is asked. Who is
         *     not asked sees by `reach` where on the board the move of another could end. `good_for` says of things what use they
         *     are now. Of a finished game there are the `points` of all seats, if it counts any; it was `cut_short` if it ended
         *     because somebody gave up.
         */
        Situation: {
            /** @enum {unknown} */
            type: "situation";
            n: number;
            seen: number;
            view: Record<string, unknown>;
            events: components["schemas"]["Happened"][];
            mover: string | null;
            asked: components["schemas"]["Asked"] | null;
            may_take_back: boolean;
            outcome: components["schemas"]["Message"] | null;
            winner: string | null;
            /** @default null */
            ranks: {
                [key: string]: number;
            } | null;
            /** @default null */
            points: {
                [key: string]: number;
            } | null;
            /** @default false */
            cut_short: boolean;
            /** @default [] */
            reach: components["schemas"]["Thing"][];
            /** @default [] */
            good_for: [
                components["schemas"]["Thing"],
                components["schemas"]["Message"]
            ][];
            /** @default false */
            waits: boolean;
            /** @default 0 */
            re: number;
        };
        /**
         * Happened
         * @description The same at a table, with the length of the record right after it: by that its moment is found again.
         */
        Happened: {
            event: Record<string, unknown>;
            said: components["schemas"]["Message"];
            /** @default null */
            way: components["schemas"]["Way"] | null;
            n: number;
        };
        /**
         * Message
         * @description A message id with typed arguments: (type, value). Catalogues turn it into a sentence.
         */
        Message: {
            id: string;
            arguments: {
                [key: string]: [
                    string,
                    unknown
                ];
            };
            /** @description The sentence, where a language was asked for. */
            text?: string;
        };
        /**
         * Way
         * @description Where an action leads over a board: its steps, by the names of the action's own fields, the last one where it
         *     ends; what leaves the board for it, each thing with the place it comes to; and what could be reached from its end,
         *     by each thing that reaches something.
         */
        Way: {
            steps: {
                [key: string]: string;
            }[];
            /** @default [] */
            taken: [
                components["schemas"]["Thing"],
                string
            ][];
            /** @default [] */
            reach: [
                components["schemas"]["Thing"],
                components["schemas"]["Thing"][]
            ][];
        };
        /**
         * Thing
         * @description Something on the table: its type and name as in the arguments of messages, and the place where it lies, since
         *     equal ones can lie in several. What is a place itself, such as a zone of a board, lies in one called like its type.
         */
        Thing: [
            string,
            string,
            string
        ];
        /**
         * Asked
         * @description A question with its options, and what cannot be used to answer it. Where several things are chosen and there are
         *     not too many ways, all `choices`.
         */
        Asked: {
            kind: string;
            fields: Record<string, unknown>;
            said: components["schemas"]["Message"];
            options: components["schemas"]["Option"][];
            /** @default null */
            choices: components["schemas"]["Choice"][] | null;
            /** @default [] */
            hindrances: components["schemas"]["Hindrance"][];
        };
        /**
         * Option
         * @description An option by number, by the record's words, by its kind and as a message.
         *
         *     It `uses` these things of the table, and gives away what is in `gives`: so a click on a thing finds its options. A
         *     `closing` option ends a choice or chooses nothing. `preview` is there for an option that can be answered now; what
         *     others must come before, a later pick or the end of a choice, has none. `way` is there for a move over a board.
         */
        Option: {
            action: number;
            text: string;
            kind: string;
            said: components["schemas"]["Message"];
            /** @default [] */
            uses: components["schemas"]["Thing"][];
            /** @default [] */
            gives: components["schemas"]["Thing"][];
            /** @default false */
            closing: boolean;
            /** @default null */
            preview: components["schemas"]["Foreseen"] | null;
            /** @default null */
            way: components["schemas"]["Way"] | null;
        };
        /**
         * Foreseen
         * @description What an action would do as far as the seat can know. If not `certain`, chance or something hidden follows.
         */
        Foreseen: {
            events: components["schemas"]["Told"][];
            certain: boolean;
        };
        /**
         * Told
         * @description Something that happened, for programs and for readers. A move over a board that was
         *     made has its `way`, as everybody saw it.
         */
        Told: {
            event: Record<string, unknown>;
            said: components["schemas"]["Message"];
            /** @default null */
            way: components["schemas"]["Way"] | null;
        };
        /**
         * Choice
         * @description A whole choice of several things: what is picked, in any order, and the actions that say so, in theirs.
         */
        Choice: {
            picks: number[];
            actions: number[];
        };
        /**
         * Hindrance
         * @description Things that cannot be used now, why not, and the clause of the rules that says so.
         *
         *     Things `apart` have no part in what is asked, and nobody would expect to use them. With actions in `after`, the
         *     things can be used as yet: it says why one cannot that no longer goes with these, once they are picked.
         */
        Hindrance: {
            things: components["schemas"]["Thing"][];
            said: components["schemas"]["Message"];
            clause: string;
            /** @default false */
            apart: boolean;
            /** @default [] */
            after: number[];
        };
        /**
         * Drafted
         * @description What a draft would do. `actions` are the given ones and those that leave no choice.
         *
         *     `view` is how the table would look then, and `asked` what the seat would be asked next, both as far as that is
         *     certain. An `open` draft wants more: that question is a part of the same choice. A `final` one could not be taken
         *     back.
         */
        Drafted: {
            /** @enum {unknown} */
            type: "drafted";
            n: number;
            actions: number[];
            said: components["schemas"]["Message"][];
            events: components["schemas"]["Told"][];
            certain: boolean;
            final: boolean;
            open: boolean;
            asked: components["schemas"]["Asked"] | null;
            view: Record<string, unknown> | null;
            /** @default 0 */
            re: number;
        };
        /**
         * Refused
         * @description A request that was not done. Nothing has changed.
         */
        Refused: {
            /** @enum {unknown} */
            type: "refused";
            said: components["schemas"]["Message"];
            /** @default 0 */
            re: number;
        };
        /**
         * Around
         * @description What there is about a table beside its game.
         */
        Around: {
            /** @enum {unknown} */
            type: "around";
            table: string;
            /** @enum {unknown} */
            status: "gone" | "open" | "over" | "running";
            seats: components["schemas"]["SeatTold"][];
            /** @default null */
            clock: components["schemas"]["ClockTold"] | null;
            /** @default null */
            offer: components["schemas"]["Offer"] | null;
            /** @default [] */
            rematch: string[];
            /** @default [] */
            unasked: string[];
            /** @default [] */
            hints: string[];
            /** @default [] */
            beliefs: string[];
            /** @default null */
            next: string | null;
            /** @default null */
            problem: components["schemas"]["Message"] | null;
            /** @default 0 */
            re: number;
        };
        /**
         * SeatTold
         * @description A seat and who has it. `left` tells that the person resigned, ran out of time, or is away while a bot plays.
         */
        SeatTold: {
            seat: string;
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            /** @default  */
            name: string;
            /** @default  */
            bot: string;
            /**
             * @default
             * @enum {unknown}
             */
            left: "" | "flag" | "resign" | "taken_over";
        };
        /**
         * ClockTold
         * @description Milliseconds left to each seat at the time `at`; that of `running` goes on from there.
         */
        ClockTold: {
            left: {
                [key: string]: number;
            };
            running: string | null;
            at: number;
        };
        /**
         * Offer
         * @description A request to take back: its number, who asks, and who has agreed.
         */
        Offer: {
            number: number;
            seat: string;
            agreed: string[];
        };
        /** Chatted */
        Chatted: {
            /** @enum {unknown} */
            type: "chatted";
            lines: components["schemas"]["Line"][];
            /** @default 0 */
            re: number;
        };
        /**
         * Line
         * @description A line of chat. It is text as it was typed: whoever shows it escapes it.
         */
        Line: {
            number: number;
            seat: string;
            name: string;
            text: string;
            at: number;
        };
        /**
         * Hinted
         * @description The options that a bot thinks best for you now, from what your seat may know; the one it would choose first.
         */
        Hinted: {
            /** @enum {unknown} */
            type: "hinted";
            n: number;
            bot: string;
            options: components["schemas"]["Advised"][];
            /** @default 0 */
            re: number;
        };
        /**
         * Advised
         * @description An option as a bot thinks of it. `worth` is about how often it would win with it, from 0 to 1, if it has looked
         *     at it at all; `share` is how much of its thought went there, or how often it would choose so where it must mix.
         */
        Advised: {
            action: number;
            said: components["schemas"]["Message"];
            worth: number | null;
            share: number;
        };
        /**
         * Believed
         * @description What your seat must think of hidden things, from what it may know; empty where a seat has no such aid.
         */
        Believed: {
            /** @enum {unknown} */
            type: "believed";
            n: number;
            chances: components["schemas"]["Likely"][];
            /** @default 0 */
            re: number;
        };
        /**
         * Likely
         * @description How likely it is that what the seat looks for is at a place, which is named as in messages: ("zone", "NW").
         */
        Likely: {
            type: string;
            value: string;
            probability: number;
        };
        /**
         * NextTable
         * @description A rematch began: your seat there and its token.
         */
        NextTable: {
            /** @enum {unknown} */
            type: "moved";
            table: string;
            seat: string;
            token: string;
            /** @default 0 */
            re: number;
        };
        /**
         * Done
         * @description It was done, and there is nothing to tell about it.
         */
        Done: {
            /** @enum {unknown} */
            type: "done";
            /** @default 0 */
            re: number;
        };
        /**
         * Covered
         * @description Another window took over: this connection ends.
         */
        Covered: {
            /** @enum {unknown} */
            type: "covered";
            /** @default 0 */
            re: number;
        };
        /**
         * NewTable
         * @description A table to be made. Seats are told by name; a seat that is not told is open. What is not listed is found by its
         *     link alone. With `from` a finished game of the same kind is played on: its options stay.
         */
        NewTable: {
            game: string;
            /** @default {} */
            options?: Record<string, unknown>;
            /** @default {} */
            seats?: {
                [key: string]: components["schemas"]["NewSeat"];
            };
            clock?: components["schemas"]["Terms"];
            absent?: components["schemas"]["Absent"];
            /** @default false */
            listed?: boolean;
            /** @default true */
            spectators?: boolean;
            /** @default false */
            heat_map?: boolean;
            /** @default  */
            nonce?: string;
            /** @default null */
            from?: components["schemas"]["Begun"] | null;
        };
        /**
         * NewSeat
         * @description Who shall sit there: you, a bot, or whoever joins.
         */
        NewSeat: {
            /**
             * @default open
             * @enum {unknown}
             */
            kind?: "bot" | "me" | "open";
            /** @default  */
            bot?: string;
            /** @default  */
            name?: string;
        };
        /**
         * Terms
         * @description The clock of a table: none; live, with seconds for each seat and an increment for each turn; days for a turn.
         */
        Terms: {
            /**
             * @default none
             * @enum {unknown}
             */
            kind?: "days" | "live" | "none";
            /** @default 1800 */
            seconds?: number;
            /** @default 0 */
            increment?: number;
            /** @default 3 */
            days?: number;
        };
        /**
         * Absent
         * @description What happens when somebody's clock falls: the seat loses, or a bot plays it until its person comes back.
         */
        Absent: {
            /**
             * @default lose
             * @enum {unknown}
             */
            kind?: "bot" | "lose";
            /** @default medium */
            bot?: string;
        };
        /**
         * Begun
         * @description The moment of a finished game that another is played on from: after so many of the answers that stand there.
         */
        Begun: {
            table: string;
            to: number;
        };
        /**
         * Join
         * @description Take an open seat; the first one if none is named. A nonce goes into the seed of the dice.
         */
        Join: {
            /** @default  */
            seat?: string;
            /** @default  */
            nonce?: string;
        };
        /** NewName */
        NewName: {
            name: string;
        };
        /** Me */
        Me: {
            name: string;
        };
        /**
         * TableTold
         * @description A table as everybody may know it. `mine` are the seats of who asks, with their tokens. `imported` tells that the
         *     game was brought from elsewhere, and whether all its draws follow from a seed that it shows; `begun` that it is
         *     played on from a moment of another.
         */
        TableTold: {
            id: string;
            game: string;
            rules: number;
            /** @enum {unknown} */
            status: "gone" | "open" | "over" | "running";
            options: Record<string, unknown>;
            seats: components["schemas"]["SeatTold"][];
            clock: components["schemas"]["Terms"];
            absent: components["schemas"]["Absent"];
            listed: boolean;
            spectators: boolean;
            heat_map: boolean;
            hot_seat: boolean;
            commitment: string;
            /** @enum {unknown} */
            imported: "" | "unverified" | "verified";
            length: number;
            mover: string | null;
            deadline: number | null;
            created: number;
            updated: number;
            previous: string | null;
            next: string | null;
            begun: components["schemas"]["Begun"] | null;
            turn: number;
            result: components["schemas"]["Result"] | null;
            mine: {
                [key: string]: string;
            };
            my_turn: boolean;
        };
        /**
         * Result
         * @description How a game ended.
         */
        Result: {
            said: components["schemas"]["Message"];
            winner: string | null;
            ranks: {
                [key: string]: number;
            };
            scores: {
                [key: string]: number;
            };
        };
        /**
         * TablesTold
         * @description Tables, the last changed first; `before` asks for those that follow, if there may be more.
         */
        TablesTold: {
            tables: components["schemas"]["TableTold"][];
            before: string | null;
        };
        /** GamesTold */
        GamesTold: {
            games: components["schemas"]["GameTold"][];
            bots: string[];
        };
        /**
         * GameTold
         * @description A game that can be played here; `alike` are the kinds of question that a seat may leave to the server, `seekers`
         *     the seats that look for something hidden.
         */
        GameTold: {
            name: string;
            rules: number;
            seats: string[];
            settings: components["schemas"]["SettingTold"][];
            forbidden: Record<string, unknown>[];
            default_seats: string[];
            alike: string[];
            seekers: string[];
        };
        /** SettingTold */
        SettingTold: {
            name: string;
            values: unknown[];
            default: unknown;
        };
        /**
         * Moment
         * @description A game at a moment, as one seat saw it, a spectator, or everybody once it is over.
         *
         *     `n` of the `length` entries of the record were there, and `to` answers stood; of those that stand now there are
         *     `answers`. `events` tell the last thing that happened before. `steps`, if asked for, are the answers that stand now.
         */
        Moment: {
            answers: number;
            to: number;
            n: number;
            length: number;
            seat: string;
            view: Record<string, unknown>;
            events: components["schemas"]["Told"][];
            mover: string | null;
            turn: number;
            /** @default null */
            steps: components["schemas"]["StepTold"][] | null;
        };
        /**
         * StepTold
         * @description A step of a replay, one answer that stands: the length of the record after it, whose it was, in which turn.
         */
        StepTold: {
            n: number;
            seat: string;
            turn: number;
        };
        /**
         * CourseTold
         * @description How a finished game went. There are no points where nobody was to be beaten.
         */
        CourseTold: {
            answers: number;
            points: components["schemas"]["Stood"][];
        };
        /**
         * Stood
         * @description How a game stood after so many answers: each seat's share of the win, as an estimate.
         */
        Stood: {
            to: number;
            win: {
                [key: string]: number;
            };
        };
        /** Health */
        Health: {
            /** @enum {unknown} */
            status: "ill" | "ok";
            version: string;
        };
        /**
         * Problem
         * @description What is wrong: a sentence in the reader's language, and the message it says, for who has the catalogues.
         */
        Problem: {
            error: string;
            message: components["schemas"]["Message"];
        };
        /** @description A record, as docs/records.md has it. */
        Record: Record<string, unknown>;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    me_api_me_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Me */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rename_api_me_put: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewName"];
            };
        };
        responses: {
            /** @description Me */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    all_games_api_games_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description GamesTold */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamesTold"];
                };
            };
            /** @description Problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tables_api_tables_get: {
        parameters: {
            query?: {
                which?: "open" | "mine" | "running" | "over";
                before?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description TablesTold */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TablesTold"];
                };
            };
            /** @description Problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    create_api_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description TableTold */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableTold"];
                };
            };
            /** @description Problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    one_table_api_tables__id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description TableTold */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableTold"];
                };
            };
            /** @description Problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    join_api_tables__id__join_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Join"];
            };
        };
        responses: {
            /** @description TableTold */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableTold"];
                };
            };
            /** @description Problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leave_api_tables__id__leave_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Me */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ask_api_tables__id__ask_post: {
        parameters: {
            query?: {
                lang?: ("en" | "pl" | "uk") | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FromClient"];
            };
        };
        responses: {
            /** @description FromServer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FromServer"];
                };
            };
            /** @description Problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    moment_api_tables__id__moment_get: {
        parameters: {
            query?: {
                to?: number | null;
                n?: number | null;
                seat?: string;
                steps?: boolean;
                lang?: ("en" | "pl" | "uk") | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Moment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moment"];
                };
            };
            /** @description Problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    course_api_tables__id__course_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CourseTold */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseTold"];
                };
            };
            /** @description Problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    record_of_api_tables__id__record_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Record"];
                };
            };
            /** @description Problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bring_api_records_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Record"];
            };
        };
        responses: {
            /** @description TableTold */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableTold"];
                };
            };
            /** @description Problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    healthz_healthz_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Health */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Problem */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Health */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
}
