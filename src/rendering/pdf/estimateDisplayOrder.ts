const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Pattern of what is read from left to right in right-to-left text: numbers and words of other scripts. */
const leftToRight = /[\p{Nd}\p{Script=Latin}]+(?:[ .,:/-][\p{Nd}\p{Script=Latin}]+)*/gu;

const reverse = (text: string) => Array.from(text).reverse().join('');

/**
 * Returns the characters of a text roughly as displayed from left to right. Programs that read PDF files reverse
 * right-to-left text, so it has to be in this order. Used for text that no shaping engine has ordered.
 */
export const estimateDisplayOrder = (text: string): string =>
  rightToLeft.test(text) ? reverse(text).replace(leftToRight, reverse) : text;
