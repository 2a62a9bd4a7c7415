/**
 * Detail of the finding for a font as systems have them: with instructions, or with other outlines than those of
 * TrueType. Browsers print letters that the certificate fonts lack with such fonts.
 */
export const systemFontFinding = 'FontProgram';
