import { messages } from '../messages.ts';

/** Plural names of the certificate types. */
export const typeMessages = { MISSION: messages.missions, CONTENT: messages.contents } as const;
