import { packUsdz } from './pack-usdz.ts'
import { memberOf, readGlb } from './read-glb.ts'
import { usdaModel } from './usda-model.ts'

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png' } as const

/**
 * Makes of a GLB the file that Quick Look of iOS stands in the shopper's room (storefront §7, AR):
 * meshes, materials and pictures, at their true size. Faults where the file is no plain GLB.
 */
export function makeUsdz(file: Buffer): Buffer {
  const glb = readGlb(file)
  const { images, textures, bufferViews } = glb.document
  const nameOf = (image: number) => {
    const { mimeType } = memberOf(images, image, 'picture')
    return `textures/${image}.${extensions[mimeType]}`
  }
  const text = usdaModel(glb, (texture) => nameOf(memberOf(textures, texture, 'texture').source))
  const pictures = images.map(({ bufferView }, image) => {
    const { byteOffset, byteLength } = memberOf(bufferViews, bufferView, 'part')
    return { name: nameOf(image), bytes: glb.bytes.subarray(byteOffset, byteOffset + byteLength) }
  })
  // The model itself must be the first file of the archive.
  return packUsdz([{ name: 'model.usda', bytes: Buffer.from(text) }, ...pictures])
}
