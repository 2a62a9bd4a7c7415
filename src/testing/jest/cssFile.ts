/** Stands for style sheets and fonts, which tests do not load. */
export default '';
