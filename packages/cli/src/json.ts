/** Data as a machine reads it and a person still can. */
export const jsonText = (data: unknown): string => `${JSON.stringify(data, undefined, 2)}\n`
