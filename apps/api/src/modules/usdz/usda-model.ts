import { placeMeshes } from './place-meshes.ts'
import { readAccessor } from './read-accessor.ts'
import { type Glb, memberOf } from './read-glb.ts'
import { usdaMaterial } from './usda-material.ts'
import { type UsdaMesh, usdaMesh } from './usda-mesh.ts'
import { inset, primName } from './usda-text.ts'

const TRIANGLES = 4
const SCOPE = '/Model/Materials'

/** The whole model in USD's words: metres, Y upwards as in glTF, stood on a level plane. */
export function usdaModel(glb: Glb, pictureOf: (texture: number) => string): string {
  const meshes = placedMeshes(glb)
  const laidOn = new Set(
    meshes.filter(({ pictureSpots }) => pictureSpots).map(({ material }) => material),
  )
  const materials = glb.document.materials.flatMap((material, index) => {
    const name = primName(material.name, 'material', index)
    const isLaid = laidOn.has(`${SCOPE}/${name}`)
    return usdaMaterial({
      name,
      scope: SCOPE,
      material,
      pictureOf: (texture) => (isLaid ? pictureOf(texture) : null),
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
    ...inset([
      'token preliminary:anchoring:type = "plane"',
      'token preliminary:planeAnchoring:alignment = "horizontal"',
      ...meshes.flatMap(usdaMesh),
      'def Scope "Materials"',
      '{',
      ...inset(materials),
      '}',
    ]),
    '}',
  ].join('\n')}\n`
}

function placedMeshes(glb: Glb): UsdaMesh[] {
  const { meshes, materials } = glb.document
  const parts = placeMeshes(glb).flatMap(({ name, mesh, placement }) => {
    const found = memberOf(meshes, mesh, 'mesh')
    return found.primitives
      .filter(({ mode }) => mode === TRIANGLES)
      .map((primitive) => ({ name: name || found.name, placement, primitive }))
  })
  return parts.map(({ name, placement, primitive }, index) => {
    const { attributes, indices, material } = primitive
    const read = (key: string) => {
      const accessor = attributes[key]
      return accessor === undefined ? null : readAccessor(glb, accessor)
    }
    const points = read('POSITION') ?? []
    const about = material === undefined ? null : memberOf(materials, material, 'material')
    return {
      name: primName(name, 'part', index),
      placement,
      points,
      normals: read('NORMAL'),
      pictureSpots: read('TEXCOORD_0'),
      corners:
        indices === undefined
          ? points.map((_, corner) => corner)
          : readAccessor(glb, indices).map(([corner = 0]) => corner),
      material:
        about && material !== undefined
          ? `${SCOPE}/${primName(about.name, 'material', material)}`
          : null,
      isDoubleSided: about?.doubleSided ?? false,
    }
  })
}
