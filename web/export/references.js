/**
 * What a paragraph for a paper may cite: author and year as in the text, and
 * the entry of BibTeX. Free of the DOM.
 *
 * @typedef {object} Reference
 * @property {string[]} authors family names, as in the text
 * @property {number} year
 * @property {'article' | 'incollection' | 'phdthesis' | 'book'} type
 * @property {Record<string, string>} fields of BibTeX, LaTeX inside
 */

/** @type {Record<string, Reference>} */
export const REFERENCES = {
  alpaydin1999: {
    authors: ['Alpaydın'],
    year: 1999,
    type: 'article',
    fields: {
      author: 'Alpayd{\\i}n, Ethem',
      title:
        'Combined 5~$\\times$~2 cv {F} Test for Comparing Supervised Classification Learning Algorithms',
      journal: 'Neural Computation',
      volume: '11',
      number: '8',
      pages: '1885--1892',
      doi: '10.1162/089976699300016007',
    },
  },
  benavoli2017: {
    authors: ['Benavoli', 'Corani', 'Demšar', 'Zaffalon'],
    year: 2017,
    type: 'article',
    fields: {
      author: 'Benavoli, Alessio and Corani, Giorgio and Dem{\\v{s}}ar, Janez and Zaffalon, Marco',
      title:
        'Time for a Change: a Tutorial for Comparing Multiple Classifiers Through {Bayesian} Analysis',
      journal: 'Journal of Machine Learning Research',
      volume: '18',
      number: '77',
      pages: '1--36',
    },
  },
  bergmann1988: {
    authors: ['Bergmann', 'Hommel'],
    year: 1988,
    type: 'incollection',
    fields: {
      author: 'Bergmann, B. and Hommel, Gerhard',
      title: 'Improvements of General Multiple Test Procedures for Redundant Systems of Hypotheses',
      editor: 'Bauer, Peter and Hommel, Gerhard and Sonnemann, Eckart',
      booktitle: 'Multiple Hypothesenpr{\\"u}fung / Multiple Hypotheses Testing',
      publisher: 'Springer',
      address: 'Berlin, Heidelberg',
      pages: '100--115',
    },
  },
  clopper1934: {
    authors: ['Clopper', 'Pearson'],
    year: 1934,
    type: 'article',
    fields: {
      author: 'Clopper, C. J. and Pearson, E. S.',
      title: 'The Use of Confidence or Fiducial Limits Illustrated in the Case of the Binomial',
      journal: 'Biometrika',
      volume: '26',
      number: '4',
      pages: '404--413',
      doi: '10.1093/biomet/26.4.404',
    },
  },
  conover1999: {
    authors: ['Conover'],
    year: 1999,
    type: 'book',
    fields: {
      author: 'Conover, W. J.',
      title: 'Practical Nonparametric Statistics',
      edition: '3rd',
      publisher: 'Wiley',
      address: 'New York',
    },
  },
  corani2015: {
    authors: ['Corani', 'Benavoli'],
    year: 2015,
    type: 'article',
    fields: {
      author: 'Corani, Giorgio and Benavoli, Alessio',
      title: 'A {Bayesian} Approach for Comparing Cross-Validated Algorithms on Multiple Data Sets',
      journal: 'Machine Learning',
      volume: '100',
      number: '2--3',
      pages: '285--304',
      doi: '10.1007/s10994-015-5486-z',
    },
  },
  demsar2006: {
    authors: ['Demšar'],
    year: 2006,
    type: 'article',
    fields: {
      author: 'Dem{\\v{s}}ar, Janez',
      title: 'Statistical Comparisons of Classifiers over Multiple Data Sets',
      journal: 'Journal of Machine Learning Research',
      volume: '7',
      pages: '1--30',
    },
  },
  dietterich1998: {
    authors: ['Dietterich'],
    year: 1998,
    type: 'article',
    fields: {
      author: 'Dietterich, Thomas G.',
      title:
        'Approximate Statistical Tests for Comparing Supervised Classification Learning Algorithms',
      journal: 'Neural Computation',
      volume: '10',
      number: '7',
      pages: '1895--1923',
      doi: '10.1162/089976698300017197',
    },
  },
  dunn1961: {
    authors: ['Dunn'],
    year: 1961,
    type: 'article',
    fields: {
      author: 'Dunn, Olive Jean',
      title: 'Multiple Comparisons Among Means',
      journal: 'Journal of the American Statistical Association',
      volume: '56',
      number: '293',
      pages: '52--64',
      doi: '10.1080/01621459.1961.10482090',
    },
  },
  finner1993: {
    authors: ['Finner'],
    year: 1993,
    type: 'article',
    fields: {
      author: 'Finner, H.',
      title: 'On a Monotonicity Problem in Step-Down Multiple Test Procedures',
      journal: 'Journal of the American Statistical Association',
      volume: '88',
      number: '423',
      pages: '920--923',
      doi: '10.1080/01621459.1993.10476358',
    },
  },
  friedman1937: {
    authors: ['Friedman'],
    year: 1937,
    type: 'article',
    fields: {
      author: 'Friedman, Milton',
      title:
        'The Use of Ranks to Avoid the Assumption of Normality Implicit in the Analysis of Variance',
      journal: 'Journal of the American Statistical Association',
      volume: '32',
      number: '200',
      pages: '675--701',
      doi: '10.1080/01621459.1937.10503522',
    },
  },
  garcia2008: {
    authors: ['García', 'Herrera'],
    year: 2008,
    type: 'article',
    fields: {
      author: "Garc{\\'i}a, Salvador and Herrera, Francisco",
      title:
        "An Extension on ``{Statistical} Comparisons of Classifiers over Multiple Data Sets'' for all Pairwise Comparisons",
      journal: 'Journal of Machine Learning Research',
      volume: '9',
      pages: '2677--2694',
    },
  },
  garcia2010: {
    authors: ['García', 'Fernández', 'Luengo', 'Herrera'],
    year: 2010,
    type: 'article',
    fields: {
      author:
        "Garc{\\'i}a, Salvador and Fern{\\'a}ndez, Alberto and Luengo, Juli{\\'a}n and Herrera, Francisco",
      title:
        'Advanced Nonparametric Tests for Multiple Comparisons in the Design of Experiments in Computational Intelligence and Data Mining: Experimental Analysis of Power',
      journal: 'Information Sciences',
      volume: '180',
      number: '10',
      pages: '2044--2064',
      doi: '10.1016/j.ins.2009.12.010',
    },
  },
  hochberg1988: {
    authors: ['Hochberg'],
    year: 1988,
    type: 'article',
    fields: {
      author: 'Hochberg, Yosef',
      title: 'A Sharper {Bonferroni} Procedure for Multiple Tests of Significance',
      journal: 'Biometrika',
      volume: '75',
      number: '4',
      pages: '800--802',
      doi: '10.1093/biomet/75.4.800',
    },
  },
  holland1987: {
    authors: ['Holland', 'Copenhaver'],
    year: 1987,
    type: 'article',
    fields: {
      author: 'Holland, Burt S. and Copenhaver, Margaret DiPonzio',
      title: 'An Improved Sequentially Rejective {Bonferroni} Test Procedure',
      journal: 'Biometrics',
      volume: '43',
      number: '2',
      pages: '417--423',
      doi: '10.2307/2531823',
    },
  },
  holm1979: {
    authors: ['Holm'],
    year: 1979,
    type: 'article',
    fields: {
      author: 'Holm, Sture',
      title: 'A Simple Sequentially Rejective Multiple Test Procedure',
      journal: 'Scandinavian Journal of Statistics',
      volume: '6',
      number: '2',
      pages: '65--70',
    },
  },
  hommel1988: {
    authors: ['Hommel'],
    year: 1988,
    type: 'article',
    fields: {
      author: 'Hommel, Gerhard',
      title: 'A Stagewise Rejective Multiple Test Procedure Based on a Modified {Bonferroni} Test',
      journal: 'Biometrika',
      volume: '75',
      number: '2',
      pages: '383--386',
      doi: '10.1093/biomet/75.2.383',
    },
  },
  iman1980: {
    authors: ['Iman', 'Davenport'],
    year: 1980,
    type: 'article',
    fields: {
      author: 'Iman, Ronald L. and Davenport, James M.',
      title: 'Approximations of the Critical Region of the {Friedman} Statistic',
      journal: 'Communications in Statistics -- Theory and Methods',
      volume: '9',
      number: '6',
      pages: '571--595',
      doi: '10.1080/03610928008827904',
    },
  },
  kendall1939: {
    authors: ['Kendall', 'Babington Smith'],
    year: 1939,
    type: 'article',
    fields: {
      author: 'Kendall, M. G. and {Babington Smith}, B.',
      title: 'The Problem of $m$ Rankings',
      journal: 'The Annals of Mathematical Statistics',
      volume: '10',
      number: '3',
      pages: '275--287',
      doi: '10.1214/aoms/1177732186',
    },
  },
  kerby2014: {
    authors: ['Kerby'],
    year: 2014,
    type: 'article',
    fields: {
      author: 'Kerby, Dave S.',
      title: 'The Simple Difference Formula: An Approach to Teaching Nonparametric Correlation',
      journal: 'Comprehensive Psychology',
      volume: '3',
      pages: '11.IT.3.1',
      doi: '10.2466/11.IT.3.1',
    },
  },
  li2008: {
    authors: ['Li'],
    year: 2008,
    type: 'article',
    fields: {
      author: 'Li, J.',
      title: 'A Two-Step Rejection Procedure for Testing Multiple Hypotheses',
      journal: 'Journal of Statistical Planning and Inference',
      volume: '138',
      pages: '1521--1527',
    },
  },
  nadeau2003: {
    authors: ['Nadeau', 'Bengio'],
    year: 2003,
    type: 'article',
    fields: {
      author: 'Nadeau, Claude and Bengio, Yoshua',
      title: 'Inference for the Generalization Error',
      journal: 'Machine Learning',
      volume: '52',
      number: '3',
      pages: '239--281',
      doi: '10.1023/A:1024068626366',
    },
  },
  nemenyi1963: {
    authors: ['Nemenyi'],
    year: 1963,
    type: 'phdthesis',
    fields: {
      author: 'Nemenyi, Peter Bjorn',
      title: 'Distribution-Free Multiple Comparisons',
      school: 'Princeton University',
    },
  },
  rom1990: {
    authors: ['Rom'],
    year: 1990,
    type: 'article',
    fields: {
      author: 'Rom, Dror M.',
      title: 'A Sequentially Rejective Test Procedure Based on a Modified {Bonferroni} Inequality',
      journal: 'Biometrika',
      volume: '77',
      number: '3',
      pages: '663--665',
      doi: '10.1093/biomet/77.3.663',
    },
  },
  salzberg1997: {
    authors: ['Salzberg'],
    year: 1997,
    type: 'article',
    fields: {
      author: 'Salzberg, Steven L.',
      title: 'On Comparing Classifiers: Pitfalls to Avoid and a Recommended Approach',
      journal: 'Data Mining and Knowledge Discovery',
      volume: '1',
      number: '3',
      pages: '317--328',
      doi: '10.1023/A:1009752403260',
    },
  },
  shaffer1986: {
    authors: ['Shaffer'],
    year: 1986,
    type: 'article',
    fields: {
      author: 'Shaffer, Juliet Popper',
      title: 'Modified Sequentially Rejective Multiple Test Procedures',
      journal: 'Journal of the American Statistical Association',
      volume: '81',
      number: '395',
      pages: '826--831',
      doi: '10.1080/01621459.1986.10478341',
    },
  },
  wilcoxon1945: {
    authors: ['Wilcoxon'],
    year: 1945,
    type: 'article',
    fields: {
      author: 'Wilcoxon, Frank',
      title: 'Individual Comparisons by Ranking Methods',
      journal: 'Biometrics Bulletin',
      volume: '1',
      number: '6',
      pages: '80--83',
      doi: '10.2307/3001968',
    },
  },
};

/**
 * The entries of BibTeX, in the order of the keys.
 * @param {string[]} keys
 * @returns {string}
 */
export function bibtex(keys) {
  return keys.map((key) => entry(key, REFERENCES[key])).join('\n');
}

/** @param {string} key @param {Reference} reference */
function entry(key, { type, year, fields }) {
  const lines = Object.entries({ ...fields, year: String(year) }).map(
    ([name, value]) => `  ${name} = {${value}},\n`,
  );
  return `@${type}{${key},\n${lines.join('')}}\n`;
}
