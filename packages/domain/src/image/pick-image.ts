/** The variants of a picture (storefront §3). */
export type ImageVariants = { webp?: string | null; jpeg?: string | null; src?: string | null }

/** The address to show: webp, then jpeg, then src; null where there is no picture (storefront §3). */
export function pickImage(image: ImageVariants | null | undefined): string | null {
  return image?.webp || image?.jpeg || image?.src || null
}
