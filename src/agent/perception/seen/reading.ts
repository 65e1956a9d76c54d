/** What something on a page was taken for, how sure that is, and what else it may be: doubt as a value. */
export interface Reading<Kind extends string = string> {
  kind: Kind;
  /** 0 to 1: the evidence for it, summed up. Not a probability; comparable among readings of one kind. */
  confidence: number;
  /** Other meanings that were weighed, the likeliest first. */
  rivals: readonly Rival<Kind>[];
}

export interface Rival<Kind extends string = string> {
  kind: Kind;
  confidence: number;
}
