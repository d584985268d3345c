/**
 * Returns the id of the project under which the parts of a kit stand in the basket and the kit
 * itself among the favourite projects (product.kit, favorites.projects).
 */
export function buildKitProjectId(kitId: number): string {
  return `kit-${kitId}`
}
