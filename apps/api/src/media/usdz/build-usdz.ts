import { buildUsdaModel } from './build-usda-model.ts'
import { packUsdz } from './pack-usdz.ts'
import { getMember, readGlb } from './read-glb.ts'

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png' } as const

/**
 * Converts a GLB to the file that iOS Quick Look shows in the customer's room (product.3d, AR):
 * meshes, materials and textures in their true size. Throws if the file is not a plain GLB.
 */
export function buildUsdz(file: Buffer): Buffer {
  const glb = readGlb(file)
  const { images, textures, bufferViews } = glb.document
  const getPictureName = (image: number) => {
    const { mimeType } = getMember(images, image, 'picture')
    return `textures/${image}.${extensions[mimeType]}`
  }
  const text = buildUsdaModel(glb, (texture) =>
    getPictureName(getMember(textures, texture, 'texture').source),
  )
  const pictures = images.map(({ bufferView }, image) => {
    const { byteOffset, byteLength } = getMember(bufferViews, bufferView, 'part')
    return {
      name: getPictureName(image),
      bytes: glb.bytes.subarray(byteOffset, byteOffset + byteLength),
    }
  })
  // The model itself must be the first file of the archive.
  return packUsdz([{ name: 'model.usda', bytes: Buffer.from(text) }, ...pictures])
}
