import { stems } from '../../../words/name-stems.ts';
import { addText, headingLevel } from './add-text.ts';
import { cleanText, isDrawnApart, pointOfCents } from './clean-text.ts';
import {
  boxHint,
  floatingText,
  followingText,
  hintOn,
  hintWithin,
  idText,
  inferLabel,
  isHeadingOfMore,
  isToBeSeen,
  labelHint,
  looseLabel,
  partOfLabel,
  rowHeading,
  rowText,
  sharedName,
  siblingText,
} from './infer-label.ts';
import { controlRole, dialogHere, isOfLayer, landmarkOf, messageKind, nameOf } from './name-element.ts';
import { headsFold, headsLayer, noteHeading, opensBlock, standsOut } from './note-heading.ts';
import { packFrame } from './pack-frame.ts';
import { LIMITS } from './page-limits.ts';
import {
  attributeOr,
  contextOf,
  dataOf,
  describeControl,
  errorOf,
  expansionOf,
  flag,
  groupLabelOf,
  isInvalid,
  isOfAnother,
  linkOf,
  mustMask,
  nearbyOf,
  optionsOf,
  readControl,
  sectionsOf,
  seeControl,
  wordsOn,
} from './read-control.ts';
import { isFramed, searchBox, shownInBox } from './search-box.ts';
import {
  boxOf,
  composedContains,
  composedParent,
  endOfPage,
  faceOf,
  fixedLayer,
  hasEdge,
  hiddenBecause,
  hitAt,
  isBuried,
  isCovered,
  isDeadLink,
  isInvisibleInk,
  isScrolledAway,
  losesClick,
  modalLayers,
  shown,
  standInFor,
  takesClicksFor,
  takesNoClicks,
} from './see-element.ts';
import { columnHeading, hasControl, isSecondOfTwo, ownColumn, tableHeading } from './table-names.ts';
import {
  childrenOf,
  clipFor,
  countControl,
  gatherText,
  glueFor,
  hidesOneField,
  isClickable,
  isColumn,
  isOpaque,
  nameLandmark,
  noteMessage,
  placeOf,
  scrolledBy,
  textWithoutVisit,
  visitElement,
} from './visit-element.ts';
import {
  addHiddenTicks,
  declaredCurrency,
  declaredLanguage,
  describeMessage,
  isHuge,
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
  isSecondOfTwo,
  ownColumn,
  sharedName,
  siblingText,
  isHeadingOfMore,
  rowHeading,
  rowText,
  columnHeading,
  inferLabel,
  isToBeSeen,
  looseLabel,
  tableHeading,
  boxHint,
  hintOn,
  hintWithin,
  labelHint,
  partOfLabel,
  isDrawnApart,
  pointOfCents,
  followingText,
  floatingText,
  controlRole,
  isOfLayer,
  landmarkOf,
  dialogHere,
  messageKind,
  nameOf,
  packFrame,
  mustMask,
  errorOf,
  isOfAnother,
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
  isDeadLink,
  isInvalid,
  linkOf,
  readControl,
  attributeOr,
  expansionOf,
  isFramed,
  searchBox,
  shownInBox,
  boxOf,
  hiddenBecause,
  shown,
  isInvisibleInk,
  hasEdge,
  endOfPage,
  faceOf,
  standInFor,
  takesClicksFor,
  takesNoClicks,
  composedParent,
  composedContains,
  hitAt,
  isCovered,
  losesClick,
  isScrolledAway,
  isBuried,
  fixedLayer,
  modalLayers,
  addText,
  headingLevel,
  childrenOf,
  clipFor,
  scrolledBy,
  placeOf,
  textWithoutVisit,
  visitElement,
  countControl,
  nameLandmark,
  gatherText,
  glueFor,
  isColumn,
  isOpaque,
  noteHeading,
  headsLayer,
  headsFold,
  opensBlock,
  standsOut,
  noteMessage,
  isClickable,
  hidesOneField,
  walkPage,
  isHuge,
  startWalk,
  rootPlace,
  readControls,
  describeMessage,
  declaredLanguage,
  addHiddenTicks,
  declaredCurrency,
];

/** Words of all languages that the functions of the page side use by these names. */
const words = {
  CARD_SECRET: 'cardSecret',
  QUANTITY: 'quantity',
  MESSAGE_NAME: 'messageName',
  ERROR_NAME: 'errorName',
} as const;
const constants = Object.entries(words).map(
  ([name, kind]) => `const ${name} = new RegExp(${JSON.stringify(stems(kind))}, 'i');`,
);
const source = [
  ...constants,
  `const LIMITS = ${JSON.stringify(LIMITS)};`,
  ...parts.map((part) => part.toString()),
].join('\n');

/**
 * What the reader does in a frame: `walk` describes it and keeps its elements, of the last few walks, so that they can be
 * named afterwards, also by other readers; `place` tells where an element stands in a walk.
 */
export const walkSource = `(() => { ${source}
const KEPT = 12;
const walks = (globalThis[Symbol.for('walks')] ??= []);
let count = 0;
return (root, { what, id, options, places }) => {
  if (what === 'walk') {
    if (isHuge()) return null;
    const { json, nodes, targets } = walkPage(options);
    count += 1;
    walks.push({ id: String(count), nodes, targets });
    if (walks.length > KEPT) walks.shift();
    return count + ' ' + json;
  }
  const walk = walks.find((each) => each.id === id);
  if (what === 'place') return String(walk ? walk.nodes.indexOf(root) : -1);
  const found = walk ? places.map((at) => walk[what][at]) : [];
  return found.every(Boolean) ? found : [];
}; })()`;
