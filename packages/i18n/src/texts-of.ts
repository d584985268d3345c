/** The shape of a text file: a translation has every key of the Russian one, and no other. */
export type TextsOf<T> = { readonly [K in keyof T]: T[K] extends string ? string : TextsOf<T[K]> }
