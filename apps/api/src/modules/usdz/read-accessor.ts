import { type Glb, memberOf } from './read-glb.ts'

interface Component {
  bytes: number
  read(view: DataView, at: number): number
}

const components: Readonly<Record<number, Component>> = {
  5121: { bytes: 1, read: (view, at) => view.getUint8(at) },
  5123: { bytes: 2, read: (view, at) => view.getUint16(at, true) },
  5125: { bytes: 4, read: (view, at) => view.getUint32(at, true) },
  5126: { bytes: 4, read: (view, at) => view.getFloat32(at, true) },
}

const widths: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 }

/** The tuples of an accessor one after another: `[x, y, z]` of each point, `[index]` of each corner. */
export function readAccessor({ document, bytes }: Glb, index: number): number[][] {
  const { bufferView, byteOffset, componentType, count, type } = memberOf(
    document.accessors,
    index,
    'accessor',
  )
  const part = memberOf(document.bufferViews, bufferView, 'part')
  const component = components[componentType]
  const width = widths[type]
  if (!component || !width) throw new Error(`numbers of a kind not known: ${componentType} ${type}`)
  const stride = part.byteStride ?? width * component.bytes
  const view = new DataView(bytes.buffer, bytes.byteOffset + part.byteOffset, part.byteLength)
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: width }, (_, column) =>
      component.read(view, byteOffset + row * stride + column * component.bytes),
    ),
  )
}
