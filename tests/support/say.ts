// Says what a test has written down in the words of the page: node say.ts FILE, a JSON list as
// test_page_says_the_same.py makes it.
import { readFileSync } from "node:fs";
import { Catalogue } from "../../web/src/text/catalogue.ts";
import { Texts } from "../../web/src/text/texts.ts";

const read = (path) => readFileSync(path, "utf-8");
const said = JSON.parse(read(process.argv[2])).map(({ lang, files, game, options, components, messages, names }) => {
  const texts = new Texts(new Catalogue(lang, files.map(read)), game, components, options);
  const named = names.map(([kind, value]) => String(texts.name(kind, value)));
  return [...messages.map((message) => texts.say(message)), ...named];
});
process.stdout.write(JSON.stringify(said));
