import sharp from 'sharp'

const MAX_PIXELS = 60_000_000

/**
 * The size of a picture as it is shown, after its EXIF orientation; zero where its metadata cannot
 * be read, so that one broken file stops no page and no import (errors.picture-size).
 */
export async function readPictureSize(
  source: string | Buffer,
): Promise<{ width: number; height: number }> {
  try {
    const { autoOrient } = await sharp(source, { limitInputPixels: MAX_PIXELS }).metadata()
    return { width: autoOrient.width ?? 0, height: autoOrient.height ?? 0 }
  } catch {
    return { width: 0, height: 0 }
  }
}
