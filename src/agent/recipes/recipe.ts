/** What worked at a merchant, by page shape. Holds names of goals and prints of controls, never a value that was typed. */
export interface MerchantRecipe {
  merchant: string;
  version: 1;
  pages: Record<string, RecipePage>;
  /** Path of the page that confirmed an order, where it is the visitor's and not that one order's. */
  confirmation?: string;
}

export interface RecipePage {
  moves: RecipeMove[];
  uses: number;
  /** Its moves came to nothing when they were made before the page had come to rest. */
  needsRest?: boolean;
}

export interface RecipeMove {
  goal: string;
  /** The control that led on; null for goals that find their own fields. */
  target: TargetPrint | null;
}

/** A control as it can be found again, from the most exact to the most general. Each is a digest, not the page's text. */
export interface TargetPrint {
  exact: string;
  stable: string;
  place: string;
  name: string;
  attribute: string | null;
  /** For people who look at the recipe; left out when it could hold personal data. */
  label: string;
}

/** Where recipes live is the caller's affair. */
export interface RecipeStore {
  load(merchant: string): Promise<MerchantRecipe | null>;
  save(recipe: MerchantRecipe): Promise<void>;
  remove(merchant: string): Promise<void>;
}
