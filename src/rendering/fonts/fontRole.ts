/** Purpose of text, from which its font is chosen: titles (`title`), other text (`body`), or semibold text (`bold`). */
export type FontRole = 'title' | 'body' | 'bold';
