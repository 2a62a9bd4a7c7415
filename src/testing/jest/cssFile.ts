/** An empty module that replaces style sheets and fonts in tests. */
export default '';
