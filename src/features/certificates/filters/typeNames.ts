import { messages } from '../messages.ts';

/** How several certificates of a type are called. */
export const typeNames = { MISSION: messages.missions, CONTENT: messages.contents } as const;
