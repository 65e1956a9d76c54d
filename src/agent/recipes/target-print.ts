/** A control as it can be found again, from the most exact to the most general. Each is a digest, not the page's text. */
export interface TargetPrint {
  exact: string;
  stable: string;
  place: string;
  name: string;
  attribute: string | null;
  /** Which one of several that look just the same, counted from zero. Absent where there is only one. */
  rank?: number;
  /** For people who look at the recipe; left out when it could hold personal data. */
  label: string;
}
