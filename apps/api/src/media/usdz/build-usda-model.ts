import { buildUsdaMaterial } from './build-usda-material.ts'
import { buildUsdaMesh, type UsdaMesh } from './build-usda-mesh.ts'
import { indentLines, toPrimName } from './format-usda.ts'
import { placeMeshes } from './place-meshes.ts'
import { readAccessor } from './read-accessor.ts'
import { type Glb, getMember } from './read-glb.ts'

const TRIANGLES = 4
const SCOPE = '/Model/Materials'

/** The whole model in USD syntax: metres, Y up as in glTF, placed on a horizontal plane. */
export function buildUsdaModel(glb: Glb, findPicture: (texture: number) => string): string {
  const meshes = listPlacedMeshes(glb)
  const laidOn = new Set(
    meshes.filter(({ pictureSpots }) => pictureSpots).map(({ material }) => material),
  )
  const materials = glb.document.materials.flatMap((material, index) => {
    const name = toPrimName(material.name, 'material', index)
    const isLaid = laidOn.has(`${SCOPE}/${name}`)
    return buildUsdaMaterial({
      name,
      scope: SCOPE,
      material,
      findPicture: (texture) => (isLaid ? findPicture(texture) : null),
    })
  })
  return `${[
    '#usda 1.0',
    '(',
    '    defaultPrim = "Model"',
    '    metersPerUnit = 1',
    '    upAxis = "Y"',
    ')',
    '',
    'def Xform "Model" (',
    '    kind = "component"',
    '    prepend apiSchemas = ["Preliminary_AnchoringAPI"]',
    ')',
    '{',
    ...indentLines([
      'token preliminary:anchoring:type = "plane"',
      'token preliminary:planeAnchoring:alignment = "horizontal"',
      ...meshes.flatMap(buildUsdaMesh),
      'def Scope "Materials"',
      '{',
      ...indentLines(materials),
      '}',
    ]),
    '}',
  ].join('\n')}\n`
}

function listPlacedMeshes(glb: Glb): UsdaMesh[] {
  const { meshes, materials } = glb.document
  const parts = placeMeshes(glb).flatMap(({ name, mesh, placement }) => {
    const found = getMember(meshes, mesh, 'mesh')
    return found.primitives
      .filter(({ mode }) => mode === TRIANGLES)
      .map((primitive) => ({ name: name || found.name, placement, primitive }))
  })
  return parts.map(({ name, placement, primitive }, index) => {
    const { attributes, indices, material } = primitive
    const readAttribute = (key: string) => {
      const accessor = attributes[key]
      return accessor === undefined ? null : readAccessor(glb, accessor)
    }
    const points = readAttribute('POSITION') ?? []
    const about = material === undefined ? null : getMember(materials, material, 'material')
    return {
      name: toPrimName(name, 'part', index),
      placement,
      points,
      normals: readAttribute('NORMAL'),
      pictureSpots: readAttribute('TEXCOORD_0'),
      corners:
        indices === undefined
          ? points.map((_, corner) => corner)
          : readAccessor(glb, indices).map(([corner = 0]) => corner),
      material:
        about && material !== undefined
          ? `${SCOPE}/${toPrimName(about.name, 'material', material)}`
          : null,
      isDoubleSided: about?.doubleSided ?? false,
    }
  })
}
