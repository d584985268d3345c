"""Reads a GLB without Blender: its document, and its pictures by name."""
import json
import struct


def read_glb(file):
    """The document of a GLB and its binary part."""
    data = file.read_bytes()
    length, = struct.unpack_from('<I', data, 12)
    return json.loads(data[20:20 + length]), data[20 + length + 8:]


def pictures_of(document, binary):
    """The pictures in a GLB, by the names that the exporter gave them."""
    found = {}
    for image in document.get('images', []):
        view = document['bufferViews'][image['bufferView']]
        start = view.get('byteOffset', 0)
        found[image['name']] = binary[start:start + view['byteLength']]
    return found
