/** Letters of Thai, Chinese, Japanese and Korean, as the inside of a class: they put no spaces between words, or not between all. */
export const UNSPACED = '\\u0e00-\\u0e7f\\u3005-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af';

export const unspaced = new RegExp(`[${UNSPACED}]`);

/** Where a word may begin: not inside a word of a script that puts spaces between them. */
export const WORD_START = `(?<!(?![${UNSPACED}])[\\p{L}\\p{N}])`;
