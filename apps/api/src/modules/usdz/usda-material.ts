import type { Gltf } from './gltf.ts'
import { inset, short, tuple } from './usda-text.ts'

type Material = Gltf['materials'][number]

interface UsdaMaterial {
  name: string
  /** Path of the scope that holds the materials. */
  scope: string
  material: Material
  /** The file of a picture inside the archive, null where the mesh has nothing to lay it by. */
  pictureOf(texture: number): string | null
}

/** A material in USD's words (UsdPreviewSurface), with its pictures of colour and relief. */
export function usdaMaterial({ name, scope, material, pictureOf }: UsdaMaterial): string[] {
  const { pbrMetallicRoughness: body, normalTexture, emissiveFactor, extensions } = material
  const path = `${scope}/${name}`
  const colour = body.baseColorTexture && pictureOf(body.baseColorTexture.index)
  const relief = normalTexture && pictureOf(normalTexture.index)
  const glow = extensions.KHR_materials_emissive_strength?.emissiveStrength ?? 1
  const opacity = body.baseColorFactor[3] ?? 1
  const depth = normalTexture?.scale ?? 1
  return block(`def Material "${name}"`, [
    `token outputs:surface.connect = <${path}/Surface.outputs:surface>`,
    ...shader('Surface', 'UsdPreviewSurface', [
      colour
        ? `color3f inputs:diffuseColor.connect = <${path}/Colour.outputs:rgb>`
        : `color3f inputs:diffuseColor = ${tuple(body.baseColorFactor.slice(0, 3))}`,
      `color3f inputs:emissiveColor = ${tuple(emissiveFactor.map((one) => one * glow))}`,
      `float inputs:ior = ${short(extensions.KHR_materials_ior?.ior ?? 1.5)}`,
      `float inputs:metallic = ${short(body.metallicFactor)}`,
      ...(relief ? [`normal3f inputs:normal.connect = <${path}/Relief.outputs:rgb>`] : []),
      `float inputs:opacity = ${short(opacity)}`,
      `float inputs:roughness = ${short(body.roughnessFactor)}`,
      'int inputs:useSpecularWorkflow = 0',
      'token outputs:surface',
    ]),
    ...(colour
      ? picture('Colour', path, colour, 'sRGB', [
          `float4 inputs:scale = ${tuple(body.baseColorFactor)}`,
        ])
      : []),
    // A picture of a relief holds −1…1 as 0…1; its depth stretches what leans sideways.
    ...(relief
      ? picture('Relief', path, relief, 'raw', [
          `float4 inputs:scale = ${tuple([2 * depth, 2 * depth, 2, 1])}`,
          `float4 inputs:bias = ${tuple([-depth, -depth, -1, 0])}`,
        ])
      : []),
    ...(colour || relief
      ? shader('Spot', 'UsdPrimvarReader_float2', [
          'string inputs:varname = "st"',
          'float2 outputs:result',
        ])
      : []),
  ])
}

function picture(
  name: string,
  path: string,
  file: string,
  colours: 'sRGB' | 'raw',
  more: readonly string[],
): string[] {
  return shader(name, 'UsdUVTexture', [
    `asset inputs:file = @${file}@`,
    `token inputs:sourceColorSpace = "${colours}"`,
    `float2 inputs:st.connect = <${path}/Spot.outputs:result>`,
    'token inputs:wrapS = "repeat"',
    'token inputs:wrapT = "repeat"',
    ...more,
    'float3 outputs:rgb',
  ])
}

const shader = (name: string, id: string, lines: readonly string[]): string[] =>
  block(`def Shader "${name}"`, [`uniform token info:id = "${id}"`, ...lines])

const block = (head: string, lines: readonly string[]): string[] => [
  head,
  '{',
  ...inset(lines),
  '}',
]
