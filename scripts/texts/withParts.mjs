/** How `formatjs extract` writes what it found: the text of each message, and the part that its file names. */
export const format = (messages) =>
  Object.fromEntries(
    Object.entries(messages).map(([id, { defaultMessage, meta }]) => [
      id,
      { defaultMessage, part: meta?.part },
    ]),
  );
