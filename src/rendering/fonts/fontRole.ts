/**
 * Purpose of text, from which its font is chosen: titles (`title`), other text (`body`), semibold text (`bold`), or
 * validation IDs (`identifier`).
 */
export type FontRole = 'title' | 'body' | 'bold' | 'identifier';
