import { buildMediaUrl, type ImageWidth, type MediaFormat } from './build-media-url.ts'

/** Widths in px at which the shop shows images; each is also available at double density. */
export const imagePresets = {
  texture: 96,
  thumb: 200,
  card: 400,
  half: 600,
  page: 800,
  scene: 1600,
} as const satisfies Record<string, ImageWidth>

export type ImagePreset = keyof typeof imagePresets

type ImageOptions = {
  preset: ImagePreset
  /** `media`: resized by the image proxy; `site`: static files served unchanged. */
  provider?: ImageProvider
  format?: MediaFormat
  density?: 1 | 2
}

const providers = {
  media: buildMediaUrl,
  site: (file: string) => `/${file.replace(/^\/+/, '')}`,
}

type ImageProvider = keyof typeof providers

/**
 * Returns the address of an image for one of the presets.
 *
 * @throws for an unknown provider or preset (errors.image-provider): this is a programming error
 * and must not result in a broken image.
 */
export function buildImageUrl(
  file: string,
  { preset, provider = 'media', format, density }: ImageOptions,
): string {
  if (!Object.hasOwn(providers, provider)) throw new Error(`Unknown image provider: ${provider}`)
  if (!Object.hasOwn(imagePresets, preset)) throw new Error(`Unknown image preset: ${preset}`)
  return providers[provider](file, { width: imagePresets[preset], format, density })
}
