import { stems } from '../../words/name-stems.ts';
import { addText } from './add-text.ts';
import {
  cleanText,
  columnHeading,
  floatingText,
  followingText,
  hasControl,
  idText,
  inferLabel,
  rowHeading,
  siblingText,
} from './infer-label.ts';
import { controlRole, dialogHere, landmarkOf, messageKind, nameOf } from './name-element.ts';
import { packFrame } from './pack-frame.ts';
import type { PageOptions } from './raw-frame.ts';
import {
  attributeOr,
  contextOf,
  dataOf,
  describeControl,
  errorOf,
  flag,
  groupLabelOf,
  isInvalid,
  linkOf,
  mustMask,
  nearbyOf,
  optionsOf,
  readControl,
  sectionsOf,
  seeControl,
  wordsOn,
} from './read-control.ts';
import {
  boxOf,
  composedContains,
  composedParent,
  endOfPage,
  fixedLayer,
  hasEdge,
  hiddenBecause,
  hitAt,
  isBuried,
  isCovered,
  isInvisibleInk,
  modalLayers,
  shown,
  standInFor,
} from './see-element.ts';
import {
  childrenOf,
  clipFor,
  countControl,
  gatherText,
  glueFor,
  isCents,
  isClickable,
  isOpaque,
  nameLandmark,
  noteHeading,
  noteMessage,
  opensBlock,
  placeOf,
  standsOut,
  textWithoutVisit,
  visitElement,
} from './visit-element.ts';
import {
  addHiddenTicks,
  declaredCurrency,
  declaredLanguage,
  describeMessage,
  readControls,
  rootPlace,
  startWalk,
  walkPage,
} from './walk-page.ts';

/** Every function that the page side needs. They find each other by name, so each name must be its function's own. */
const parts = [
  cleanText,
  idText,
  hasControl,
  siblingText,
  rowHeading,
  columnHeading,
  inferLabel,
  followingText,
  floatingText,
  controlRole,
  landmarkOf,
  dialogHere,
  messageKind,
  nameOf,
  packFrame,
  mustMask,
  errorOf,
  dataOf,
  sectionsOf,
  nearbyOf,
  contextOf,
  flag,
  describeControl,
  seeControl,
  optionsOf,
  groupLabelOf,
  wordsOn,
  isInvalid,
  linkOf,
  readControl,
  attributeOr,
  boxOf,
  hiddenBecause,
  shown,
  isInvisibleInk,
  hasEdge,
  endOfPage,
  standInFor,
  composedParent,
  composedContains,
  hitAt,
  isCovered,
  isBuried,
  fixedLayer,
  modalLayers,
  addText,
  childrenOf,
  clipFor,
  placeOf,
  textWithoutVisit,
  visitElement,
  countControl,
  nameLandmark,
  gatherText,
  glueFor,
  isOpaque,
  isCents,
  noteHeading,
  opensBlock,
  standsOut,
  noteMessage,
  isClickable,
  walkPage,
  startWalk,
  rootPlace,
  readControls,
  describeMessage,
  declaredLanguage,
  addHiddenTicks,
  declaredCurrency,
];

/** Words of all languages that the functions of the page side use by these names. */
const words = { CARD_SECRET: 'cardSecret', MESSAGE_NAME: 'messageName', ERROR_NAME: 'errorName' } as const;
const constants = Object.entries(words).map(
  ([name, kind]) => `const ${name} = new RegExp(${JSON.stringify(stems(kind))}, 'i');`,
);
const source = [...constants, ...parts.map((part) => part.toString())].join('\n');

/** One expression that walks a frame and answers `{data, nodes, targets}`, for a page that was not prepared. */
export function pageScript(options: PageOptions): string {
  return `(() => { ${source}\nreturn walkPage(${JSON.stringify(options)}); })()`;
}

/** Run before the page's own scripts: reading the source anew at each look would take longer than the look. */
export const installScript = `(() => { ${source}
const key = Symbol.for('page-walk');
if (!(key in window)) Object.defineProperty(window, key, { value: walkPage }); })()`;

/** Runs inside the page: null where the walk was not installed. */
export function callInstalled(options: PageOptions): ReturnType<typeof walkPage> | null {
  const installed = (window as unknown as Record<symbol, typeof walkPage | undefined>)[Symbol.for('page-walk')];
  return installed?.(options) ?? null;
}
