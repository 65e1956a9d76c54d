import { foldLetters } from '../platform/fold-letters.ts';
import { UNSPACED, WORD_START } from './unspaced.ts';

/**
 * What languages call one to five, as the lengths of deliveries say it: "within two days", "by the second working day".
 * Left out is what is an everyday word in another language: the Danish "en" is Spanish for "in". Korean has words for so many days.
 */
export const NUMBERS: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  en: ['one|first', 'two|second', 'three|third', 'four|fourth', 'five|fifth'],
  de: [
    'ein(?:en|em|es)?|erste[nrs]?',
    'zwei|zweite[nrs]?',
    'drei|dritte[nrs]?',
    'vier|vierte[nrs]?',
    'fünf|fünfte[nrs]?',
  ],
  fr: ['un|une|premier', 'deux|deuxième|second', 'trois|troisième', 'quatre|quatrième', 'cinq|cinquième'],
  es: ['un|primer', 'dos|segundo', 'tres|tercer', 'cuatro|cuarto', 'cinco|quinto'],
  it: ['un|primo', 'due|secondo', 'tre|terzo', 'quattro|quarto', 'cinque|quinto'],
  nl: ['één|eerste', 'twee|tweede', 'drie|derde', 'vier|vierde', 'vijf|vijfde'],
  pt: ['um|primeiro', 'dois|segundo', 'três|terceiro', 'quatro|quarto', 'cinco|quinto'],
  pl: [
    'jeden|jednego',
    'dwa|dwóch|drugiego',
    'trzy|trzech|trzeciego',
    'cztery|czterech|czwartego',
    'pięć|pięciu|piątego',
  ],
  sv: ['ett', 'två', 'tre|tredje', 'fyra|fjärde', 'fem|femte'],
  da: ['første', 'to', 'tre|tredje', 'fire|fjerde', 'fem|femte'],
  'nb-no': ['første', 'to', 'tre|tredje', 'fire|fjerde', 'fem|femte'],
  fi: [
    'yksi|yhden|yhdessä',
    'kaksi|kahden|kahdessa|toisena|toinen',
    'kolme(?:n|ssa)?|kolmantena',
    'neljä(?:n|ssä)?',
    'viisi|viiden|viidessä',
  ],
  cs: [
    'jeden|jednoho|první(?:ho)?',
    'dva|dvou|druhý|druhého',
    'tři|tří|třetí(?:ho)?',
    'čtyři|čtyř|čtvrtý|čtvrtého',
    'pět|pěti|pátý|pátého',
  ],
  sk: [
    'jeden|jedného|prvý|prvého',
    'dva|dvoch|druhý|druhého',
    'tri|troch|tretí|tretieho',
    'štyri|štyroch|štvrtý|štvrtého',
    'päť|piatich|piaty|piateho',
  ],
  hu: ['egy|első', 'két|kettő|második', 'három|harmadik', 'négy|negyedik', 'öt|ötödik'],
  ro: ['prima', 'două|doua', 'trei|treia', 'patru|patra', 'cinci|cincea'],
  tr: ['bir|birinci', 'iki|ikinci', 'üç|üçüncü', 'dört|dördüncü', 'beş|beşinci'],
  el: ['μία|μια|πρώτη', 'δύο|δυο|δεύτερη', 'τρεις', 'τέσσερις|τέταρτη', 'πέντε|πέμπτη'],
  ja: ['一', '二', '三', '四', '五'],
  zh: ['一', '两|兩|二', '三', '四', '五'],
  ar: ['واحد', 'اثنين|اثنان', 'ثلاثة|ثلاث', 'أربعة|أربع', 'خمسة|خمس'],
  he: ['אחד', 'שני|שתי', 'שלושה|שלוש', 'ארבעה|ארבע', 'חמישה|חמש'],
  ru: ['один|одного|первый', 'два|двух|второй', 'три|трёх|третий', 'четыре|четырёх|четвёртый', 'пять|пяти|пятый'],
  uk: ['один|одного', 'два|двох|другий|другого', 'три|трьох|третій', 'чотири|чотирьох', 'п.?ять|п.?яти'],
  vi: ['một', 'hai', 'ba', 'bốn', 'năm'],
  th: ['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า'],
  'id-ms': ['satu', 'dua', 'tiga', 'empat', 'lima'],
  ca: ['un|primer', 'dos|segon', 'tres|tercer', 'quatre', 'cinc'],
  bg: ['един|първия', 'два|втория|втори', 'три|третия', 'четири', 'пет'],
  'hr-sr': ['jedan', 'dva|drugi|drugog', 'tri|treći|trećeg', 'četiri', 'pet'],
  sl: ['enega', 'dva|dveh|drugi', 'tri|treh|tretji', 'štiri|štirih', 'pet|petih'],
  lt: ['vieną|viena', 'dvi|antrą|antrąją', 'tris|trečią', 'keturias', 'penkias'],
  lv: ['viena|vienas', 'divu|divas|divās|otrajā', 'triju|trīs', 'četru|četras', 'piecu|piecas'],
  et: ['ühe|üks', 'kaks|kahe|teisel', 'kolm|kolme', 'neli|nelja', 'viis|viie'],
};

/** Some languages have one word for so many days. */
const DAYS: readonly [string, number][] = [
  ['يوم(?: عمل)? واحد', 1],
  ['يومين|يومان|يومي', 2],
  ['יום(?: עסקים| עבודה)? אחד', 1],
  ['יומיים', 2],
  ['하루', 1],
  ['이틀', 2],
  ['사흘', 3],
  ['나흘', 4],
  ['닷새', 5],
];

const words = [1, 2, 3, 4, 5].map((number) => ({
  number: String(number),
  pattern: spelled([...new Set(Object.values(NUMBERS).map((language) => language[number - 1] ?? ''))].join('|')),
}));
const days = DAYS.map(([source, count]) => ({ number: `${count} day `, pattern: spelled(source) }));

function spelled(source: string): RegExp {
  return new RegExp(`${WORD_START}(?:${foldLetters(source)})(?!(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}])`, 'gu');
}

/** The label, as `foldLabel` leaves it, with its small numbers in digits. */
export function inDigits(label: string): string {
  return [...days, ...words].reduce((text, { pattern, number }) => text.replace(pattern, number), label);
}
