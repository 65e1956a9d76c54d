import type { ShortText } from './walk-page.ts';

const buyWords = new RegExp(
  [
    'add to (?:my )?(?:shopping )?(?:cart|bag|basket|trolley)',
    'buy (?:it )?now',
    'pre-?order',
    'in den (?:waren|einkaufs)korb',
    'in den warenkorb legen',
    'jetzt kaufen',
    'ajouter au panier',
    'ajouter à mon panier',
    'acheter',
    'a[ñn]adir (?:al carrito|a la (?:cesta|bolsa))',
    'agregar al carr(?:o|ito)',
    'comprar',
    'aggiungi al carrello',
    'acquista',
    'in (?:mijn )?(?:winkelwagen|winkelmand)',
    'toevoegen aan',
    'adicionar ao carrinho',
    'dodaj do koszyka',
    'do koszyka',
    'do ko[sš][ií]ka',
    'k[uú]pi[tť]?\\b',
    'in den einkaufswagen',
    'kosz[aá]rba',
    'sepete ekle',
    'adaug[aă] [iî]n co[sș]',
    'l[aä]gg i (?:varukorg|kundvagn)',
    'l[aä]g i kurv',
    'lisa (?:ostu)?korvi',
    'lis[aä]ä ostoskoriin',
    'dodaj v ko[sš]arico',
    'dodaj u ko[sš]aricu',
    'в корзину',
    'купить',
    'カートに入れる',
    '加入購物車',
    '立即購買',
    'أضف إلى',
    'הוסף לסל',
  ].join('|'),
  'i',
);

const controlTags = new Set(['button', 'a', 'input']);

/** Where in reading order the page offers to buy; undefined when it does not. */
export function findBuyButton(texts: ShortText[]): ShortText | undefined {
  return texts.find(({ node, text, marks }) => {
    if (text.length > 60) return false;
    const control = controlTags.has(node.name) || node.attribs.role === 'button' || /\b(?:btn|button)/.test(marks);
    return control && (buyWords.test(text) || /add-?_?to-?_?(?:cart|bag|basket)/.test(marks));
  });
}

export function isBuyWording(text: string): boolean {
  return buyWords.test(text);
}
