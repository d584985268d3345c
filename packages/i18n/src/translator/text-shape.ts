/** The shape of a text file: a translation has exactly the keys of the Russian file. */
export type TextShape<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : TextShape<T[K]>
}
