/**
 * Draws a picture of the demonstration's goods; null where the path names none. The generator is
 * loaded with the first drawing.
 */
export async function drawDemoPicture(path: string): Promise<string | null> {
  const { drawFile } = await import('@svetlitsa/demo-drawings/picture/draw-file')
  return drawFile(path)
}
