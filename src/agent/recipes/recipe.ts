import type { Lesson } from './lesson.ts';
import type { TargetPrint } from './target-print.ts';

/** What worked at a merchant, by page shape. Holds names of goals and prints of controls, never a value that was typed. */
export interface MerchantRecipe {
  merchant: string;
  version: 1;
  pages: Record<string, RecipePage>;
  /** What a second reader said of its pages, as far as it led to an order. */
  lessons?: Lesson[];
  /** Names the software and the look of the shop: shops that share it are much alike. */
  theme?: string;
  /** Path of the page that confirmed an order, where it is the visitor's and not that one order's. */
  confirmation?: string;
  /** The card is asked for only once the order's control was pressed: nobody waits for its form before. */
  cardFollows?: boolean;
}

export interface RecipePage {
  moves: RecipeMove[];
  uses: number;
  /** Its moves failed when they were made before the page had come to rest. */
  needsRest?: boolean;
}

export interface RecipeMove {
  goal: string;
  /** The control that led on; null for goals that find their own fields. */
  target: TargetPrint | null;
}

/** Where recipes are stored is up to the caller. */
export interface RecipeStore {
  load(merchant: string): Promise<MerchantRecipe | null>;
  /** The recipe of another merchant with the same theme, if there is one. */
  loadByTheme?(theme: string): Promise<MerchantRecipe | null>;
  save(recipe: MerchantRecipe): Promise<void>;
  remove(merchant: string): Promise<void>;
}
