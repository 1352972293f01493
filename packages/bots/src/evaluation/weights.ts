/** Written by fit/fit.ts; not to be changed by hand. See fit/README.md. */
import type { WeightSet } from './evaluate.ts'

export const WEIGHTS: Readonly<Record<'base' | 'silver', WeightSet>> = {
  "base": {
    "toCome": [
      99.613,
      11.205
    ],
    "features": {
      "gold": [
        0.659,
        0.165
      ],
      "food": [
        0.654,
        -0.975
      ],
      "wool": [
        0.522,
        0.471
      ],
      "stone": [
        1.012,
        1.554
      ],
      "iron": [
        0.606,
        -0.406
      ],
      "goods beyond twelve": [
        -0.353,
        0.382
      ],
      "product": [
        0.576,
        -0.028
      ],
      "houses": [
        -0.945,
        2.308
      ],
      "pillars": [
        1.587,
        6.261
      ],
      "houses in supply": [
        -1.828,
        3.239
      ],
      "pillars in supply": [
        -0.031,
        6.779
      ],
      "way to a town": [
        -0.523,
        1.085
      ],
      "way to a cathedral": [
        -0.171,
        1.182
      ],
      "cathedrals": [
        0.389,
        1.785
      ],
      "cathedral points promised": [
        0.083,
        0.389
      ],
      "cathedral points covered": [
        0.223,
        -0.368
      ],
      "cathedral points payable": [
        0.191,
        -0.332
      ],
      "characters": [
        0.346,
        1.128
      ],
      "upper characters": [
        -0.209,
        0.054
      ],
      "filled buildings": [
        2.88,
        3.265
      ],
      "crests": [
        -0.187,
        1.775
      ],
      "completed buildings": [
        -0.584,
        0.297
      ],
      "completed points": [
        1.023,
        0.211
      ],
      "filled without crest": [
        -0.956,
        -3.795
      ],
      "crest without characters": [
        0.346,
        0.081
      ],
      "markers": [
        -0.01,
        4.405
      ],
      "contracts": [
        -0.774,
        -3.857
      ],
      "next contract space": [
        0.693,
        -2.909
      ],
      "helper worth": [
        0.766,
        0.449
      ],
      "helpers": [
        -1.163,
        0.827
      ],
      "crests held": [
        -0.739,
        1.558
      ],
      "crest payable": [
        4.036,
        -1.472
      ],
      "characters held": [
        -1.136,
        -1.255
      ],
      "characters without a home": [
        -0.717,
        -11.588
      ],
      "contract points held": [
        -0.108,
        0.215
      ],
      "contract points covered": [
        0.151,
        0.087
      ],
      "contract points ready": [
        0.27,
        0.052
      ],
      "free slots": [
        -1.116,
        1.275
      ],
      "king points now": [
        0.925,
        1.126
      ],
      "king spaces later": [
        0.5,
        0.121
      ],
      "king first": [
        3.87,
        10.484
      ],
      "seats behind": [
        -1.257,
        -0.64
      ],
      "fair now": [
        0.992,
        0.171
      ],
      "fair now absent": [
        -0.073,
        0.207
      ],
      "fair now near": [
        0.509,
        0.146
      ],
      "fairs later": [
        0.37,
        -0.143
      ],
      "fairs later present": [
        0.502,
        0.399
      ],
      "architect points": [
        2.653,
        0.736
      ],
      "merchant points": [
        3.511,
        -0.746
      ],
      "character points": [
        1.218,
        0.865
      ],
      "contract points": [
        2.442,
        -1.359
      ],
      "king points": [
        0.994,
        3.925
      ],
      "joker points": [
        2.736,
        1.014
      ],
      "prospector points": [
        0.7,
        0.5
      ],
      "bonuses pending": [
        4.151,
        -2.868
      ],
      "silver": [
        0.5,
        1
      ],
      "mines": [
        0,
        3
      ],
      "mines in supply": [
        0,
        1
      ],
      "prospectors": [
        0,
        2
      ],
      "tiers one": [
        1,
        1
      ],
      "tiers two": [
        2,
        2
      ],
      "tiers three": [
        3,
        2
      ],
      "underground buildings": [
        0,
        0
      ]
    }
  },
  "silver": {
    "toCome": [
      0,
      0
    ],
    "features": {
      "gold": [
        0,
        0
      ],
      "food": [
        0,
        0
      ],
      "wool": [
        0,
        0
      ],
      "stone": [
        0,
        0
      ],
      "iron": [
        0,
        0
      ],
      "goods beyond twelve": [
        0,
        0
      ],
      "product": [
        0,
        0
      ],
      "houses": [
        0,
        0
      ],
      "pillars": [
        0,
        0
      ],
      "houses in supply": [
        0,
        0
      ],
      "pillars in supply": [
        0,
        0
      ],
      "way to a town": [
        0,
        0
      ],
      "way to a cathedral": [
        0,
        0
      ],
      "cathedrals": [
        0,
        0
      ],
      "cathedral points promised": [
        0,
        0
      ],
      "cathedral points covered": [
        0,
        0
      ],
      "cathedral points payable": [
        0,
        0
      ],
      "characters": [
        0,
        0
      ],
      "upper characters": [
        0,
        0
      ],
      "filled buildings": [
        0,
        0
      ],
      "crests": [
        0,
        0
      ],
      "completed buildings": [
        0,
        0
      ],
      "completed points": [
        0,
        0
      ],
      "filled without crest": [
        0,
        0
      ],
      "crest without characters": [
        0,
        0
      ],
      "markers": [
        0,
        0
      ],
      "contracts": [
        0,
        0
      ],
      "next contract space": [
        0,
        0
      ],
      "helper worth": [
        0,
        0
      ],
      "helpers": [
        0,
        0
      ],
      "crests held": [
        0,
        0
      ],
      "crest payable": [
        0,
        0
      ],
      "characters held": [
        0,
        0
      ],
      "characters without a home": [
        0,
        0
      ],
      "contract points held": [
        0,
        0
      ],
      "contract points covered": [
        0,
        0
      ],
      "contract points ready": [
        0,
        0
      ],
      "free slots": [
        0,
        0
      ],
      "king points now": [
        0,
        0
      ],
      "king spaces later": [
        0,
        0
      ],
      "king first": [
        0,
        0
      ],
      "seats behind": [
        0,
        0
      ],
      "fair now": [
        0,
        0
      ],
      "fair now absent": [
        0,
        0
      ],
      "fair now near": [
        0,
        0
      ],
      "fairs later": [
        0,
        0
      ],
      "fairs later present": [
        0,
        0
      ],
      "architect points": [
        0,
        0
      ],
      "merchant points": [
        0,
        0
      ],
      "character points": [
        0,
        0
      ],
      "contract points": [
        0,
        0
      ],
      "king points": [
        0,
        0
      ],
      "joker points": [
        0,
        0
      ],
      "prospector points": [
        0,
        0
      ],
      "bonuses pending": [
        0,
        0
      ],
      "silver": [
        0,
        0
      ],
      "mines": [
        0,
        0
      ],
      "mines in supply": [
        0,
        0
      ],
      "prospectors": [
        0,
        0
      ],
      "tiers one": [
        0,
        0
      ],
      "tiers two": [
        0,
        0
      ],
      "tiers three": [
        0,
        0
      ],
      "underground buildings": [
        0,
        0
      ]
    }
  }
}
