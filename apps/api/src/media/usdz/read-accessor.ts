import { type Glb, getMember } from './read-glb.ts'

interface Component {
  bytes: number
  read(view: DataView, offset: number): number
}

const components: Readonly<Record<number, Component>> = {
  5121: { bytes: 1, read: (view, offset) => view.getUint8(offset) },
  5123: { bytes: 2, read: (view, offset) => view.getUint16(offset, true) },
  5125: { bytes: 4, read: (view, offset) => view.getUint32(offset, true) },
  5126: { bytes: 4, read: (view, offset) => view.getFloat32(offset, true) },
}

const widths: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 }

/** The tuples of an accessor: `[x, y, z]` for each point, `[index]` for each corner. */
export function readAccessor({ document, bytes }: Glb, index: number): number[][] {
  const { bufferView, byteOffset, componentType, count, type } = getMember(
    document.accessors,
    index,
    'accessor',
  )
  const part = getMember(document.bufferViews, bufferView, 'part')
  const component = components[componentType]
  const width = widths[type]
  if (!component || !width) throw new Error(`unsupported accessor type: ${componentType} ${type}`)
  const stride = part.byteStride ?? width * component.bytes
  const view = new DataView(bytes.buffer, bytes.byteOffset + part.byteOffset, part.byteLength)
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: width }, (_, column) =>
      component.read(view, byteOffset + row * stride + column * component.bytes),
    ),
  )
}
