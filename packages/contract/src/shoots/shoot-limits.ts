/** Figures of a shoot. */
export const SHOOT_LIMITS = { peopleMax: 2, regularSheets: 20, customSheetsMin: 4, customSheetsMax: 12 } as const;
