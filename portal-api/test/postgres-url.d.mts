export const postgresTestUrl: () => string;
export const postgresAnswers: () => Promise<boolean>;
