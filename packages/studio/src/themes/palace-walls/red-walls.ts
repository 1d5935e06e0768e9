export const GLAZED = ['#8a5410', '#d8942a', '#ffd880'] as const;
