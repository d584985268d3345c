import { type MediaFormat, mediaUrl, type ShownWidth } from './media-url.ts'

/** Widths in px at which the shop shows pictures; each also comes twice as dense. */
export const imagePresets = {
  texture: 96,
  thumb: 200,
  card: 400,
  half: 600,
  page: 800,
  scene: 1600,
} as const satisfies Record<string, ShownWidth>

export type ImagePreset = keyof typeof imagePresets

type ImageOptions = {
  preset: ImagePreset
  /** media makes pictures anew at the image proxy, site has files that are shown as they are. */
  provider?: ImageProvider
  format?: MediaFormat
  density?: 1 | 2
}

const providers = {
  media: mediaUrl,
  site: (file: string) => `/${file.replace(/^\/+/, '')}`,
}

type ImageProvider = keyof typeof providers

/**
 * The address of a picture for one of the places where the shop shows pictures.
 *
 * @throws for a provider or preset there is none of (storefront §8): a slip of the program, not of
 * its input, which must not end as a broken picture.
 */
export function imageUrl(
  file: string,
  { preset, provider = 'media', format, density }: ImageOptions,
): string {
  if (!Object.hasOwn(providers, provider)) throw new Error(`Unknown image provider: ${provider}`)
  if (!Object.hasOwn(imagePresets, preset)) throw new Error(`Unknown image preset: ${preset}`)
  return providers[provider](file, { width: imagePresets[preset], format, density })
}
