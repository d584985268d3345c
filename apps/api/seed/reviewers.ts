import seeds from './data/reviewers.json' with { type: 'json' }

/** First names and cities of those who write: a demonstration knows nobody better. */
export const reviewers = seeds as unknown as readonly (readonly [name: string, city: string])[]
