import seeds from './reviewers.json' with { type: 'json' }

/** First names and cities of the review authors. */
export const reviewers = seeds as unknown as readonly (readonly [name: string, city: string])[]
