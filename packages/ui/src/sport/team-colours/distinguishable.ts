import type { Light } from './rgb'

type Matrix = readonly [Light, Light, Light]

const times = ([a, b, c]: Matrix, light: Light): Light => [dot(a, light), dot(b, light), dot(c, light)]
const dot = (a: Light, b: Light) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/**
 * How eyes without one kind of cones see light: protanopia, deuteranopia, tritanopia (Machado, Oliveira and Fernandes
 * 2009, severity 1).
 */
const COLOUR_BLIND: readonly Matrix[] = [
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
]

/** OKLab: a space in which distances are differences as seen (Ottosson 2020). */
const labOf = (light: Light): Light => {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  )
  const [long, medium, short] = cones.map((cone) => Math.cbrt(Math.max(0, cone)))
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [long ?? 0, medium ?? 0, short ?? 0],
  )
}

/** Below it a colour is seen as a grey. */
const LEAST_CHROMA = 0.03

/** Whether a colour has no hue that one would name. */
export const isGrey = (light: Light): boolean => {
  const [, a, b] = labOf(light)
  return Math.hypot(a, b) < LEAST_CHROMA
}

const distance = (one: Light, other: Light) => {
  const [a, b] = [labOf(one), labOf(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** The least distance of two colours next to each other. A difference of 0.02 is just seen. */
const LEAST = 0.12

/** Whether every eye can distinguish two colours: with all kinds of cones, and without any one of them. */
export const areDistinguishable = (one: Light, other: Light): boolean =>
  distance(one, other) >= LEAST && COLOUR_BLIND.every((eye) => distance(times(eye, one), times(eye, other)) >= LEAST)
