/** Stands for every `*.module.css` in tests: a class is its own name. */
export default new Proxy<Record<string, string>>({}, { get: (_, name) => String(name) });
