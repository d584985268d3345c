import { formatNumber, formatTuple, indentLines } from './format-usda.ts'
import type { Gltf } from './gltf.ts'

type Material = Gltf['materials'][number]

interface UsdaMaterial {
  name: string
  /** Path of the scope that contains the materials. */
  scope: string
  material: Material
  /** The path of a texture in the archive; null if the mesh has no texture coordinates. */
  findPicture(texture: number): string | null
}

/** A material in USD syntax (UsdPreviewSurface), with its color and normal textures. */
export function buildUsdaMaterial({ name, scope, material, findPicture }: UsdaMaterial): string[] {
  const { pbrMetallicRoughness: body, normalTexture, emissiveFactor, extensions } = material
  const path = `${scope}/${name}`
  const colour = body.baseColorTexture && findPicture(body.baseColorTexture.index)
  const relief = normalTexture && findPicture(normalTexture.index)
  const glow = extensions.KHR_materials_emissive_strength?.emissiveStrength ?? 1
  const opacity = body.baseColorFactor[3] ?? 1
  const depth = normalTexture?.scale ?? 1
  return formatBlock(`def Material "${name}"`, [
    `token outputs:surface.connect = <${path}/Surface.outputs:surface>`,
    ...formatShader('Surface', 'UsdPreviewSurface', [
      colour
        ? `color3f inputs:diffuseColor.connect = <${path}/Colour.outputs:rgb>`
        : `color3f inputs:diffuseColor = ${formatTuple(body.baseColorFactor.slice(0, 3))}`,
      `color3f inputs:emissiveColor = ${formatTuple(emissiveFactor.map((channel) => channel * glow))}`,
      `float inputs:ior = ${formatNumber(extensions.KHR_materials_ior?.ior ?? 1.5)}`,
      `float inputs:metallic = ${formatNumber(body.metallicFactor)}`,
      ...(relief ? [`normal3f inputs:normal.connect = <${path}/Relief.outputs:rgb>`] : []),
      `float inputs:opacity = ${formatNumber(opacity)}`,
      `float inputs:roughness = ${formatNumber(body.roughnessFactor)}`,
      'int inputs:useSpecularWorkflow = 0',
      'token outputs:surface',
    ]),
    ...(colour
      ? formatPicture('Colour', path, colour, 'sRGB', [
          `float4 inputs:scale = ${formatTuple(body.baseColorFactor)}`,
        ])
      : []),
    // A normal map stores −1…1 as 0…1; its depth scales the horizontal components.
    ...(relief
      ? formatPicture('Relief', path, relief, 'raw', [
          `float4 inputs:scale = ${formatTuple([2 * depth, 2 * depth, 2, 1])}`,
          `float4 inputs:bias = ${formatTuple([-depth, -depth, -1, 0])}`,
        ])
      : []),
    ...(colour || relief
      ? formatShader('Spot', 'UsdPrimvarReader_float2', [
          'string inputs:varname = "st"',
          'float2 outputs:result',
        ])
      : []),
  ])
}

function formatPicture(
  name: string,
  path: string,
  file: string,
  colours: 'sRGB' | 'raw',
  inputs: readonly string[],
): string[] {
  return formatShader(name, 'UsdUVTexture', [
    `asset inputs:file = @${file}@`,
    `token inputs:sourceColorSpace = "${colours}"`,
    `float2 inputs:st.connect = <${path}/Spot.outputs:result>`,
    'token inputs:wrapS = "repeat"',
    'token inputs:wrapT = "repeat"',
    ...inputs,
    'float3 outputs:rgb',
  ])
}

const formatShader = (name: string, id: string, lines: readonly string[]): string[] =>
  formatBlock(`def Shader "${name}"`, [`uniform token info:id = "${id}"`, ...lines])

const formatBlock = (head: string, lines: readonly string[]): string[] => [
  head,
  '{',
  ...indentLines(lines),
  '}',
]
