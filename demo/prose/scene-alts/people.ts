// Those who work with us, drawn.
export const peopleAlts: Record<string, string> = {
  'colleague-meera': 'Meera Nair, in a green sari with white flowers in her hair, before a sunset sea',
  'colleague-joseph': 'Joseph Toppo, a bearded man in a boat shirt, before a harbour at dawn',
  'colleague-farida': 'Farida Khan, with long hair and glasses, before an early sun over the sea',
}
