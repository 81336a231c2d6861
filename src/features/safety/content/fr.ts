import type { CrisisWords } from './crisis-words.ts'

/** Fixed answers about self-harm and violence, in French. */
export const CRISIS_FR: CrisisWords = {
  reviewed: '2026-11-21',
  seen: {
    C1: {
      wish: 'Vous avez écrit que vous n’avez plus envie de vivre.',
      suicide: 'Vous avez parlé de suicide.',
      plan: 'Vous avez écrit comment ou quand vous pourriez mettre fin à vos jours.',
      means: 'Vous avez parlé de quelque chose qui pourrait vous faire du mal.',
      taken: 'Vous avez parlé d’une trop grande quantité de médicaments.',
      harm: 'Vous avez écrit que vous vous faites du mal.',
      unsafe: 'Vous avez écrit que vous ne vous sentez pas en sécurité avec vous-même.',
      hints: 'Ce que vous écrivez m’inquiète pour vous.',
      other: 'Vous avez parlé de quelqu’un qui pourrait se faire du mal.',
    },
    C2: {
      violence: 'Vous avez écrit qu’une personne proche vous fait du mal.',
      threat: 'Vous avez écrit qu’on vous menace.',
      fear: 'Vous avez écrit que vous avez peur d’une personne proche.',
      control: 'Vous avez parlé de quelqu’un qui vous surveille ou décide pour vous.',
      sexual: 'Vous avez écrit qu’on vous force à avoir des rapports.',
      hints: 'Ce que vous décrivez m’inquiète : chez soi, on ne devrait pas avoir peur.',
      other: 'Vous avez parlé de quelqu’un à qui on fait du mal.',
      own: 'Vous avez écrit que vous avez fait du mal ou fait peur à une personne proche.',
      seeking: 'Vous avez demandé comment surveiller ou contrôler quelqu’un.',
    },
  },
  crisis: {
    thoughts: [
      'Merci de me l’avoir dit. Je suis désolée que cela fasse si mal. Vous n’avez pas à rester seule avec cela.',
      'Parlez aujourd’hui à l’une des personnes ci-dessus, s’il vous plaît. Elles sont là exactement pour cela. Inutile de savoir par quoi commencer.',
      'Je ne suis pas une personne et je ne peux pas appeler à votre place. Quelqu’un pourrait-il être près de vous aujourd’hui ? Si vous sentez que vous pourriez passer à l’acte, appelez le {emergency}.',
      'Vous pouvez aussi continuer à m’écrire. Je vous écoute.',
    ],
    now: [
      'Appelez le {emergency} maintenant, s’il vous plaît, ou demandez à quelqu’un d’appeler. Votre vie compte, ce soir aussi.',
      'Allez là où il y a quelqu’un. Éloignez-vous de ce que vous pourriez utiliser, ou demandez qu’on l’emporte.',
      'Je ne suis pas une personne et je ne peux pas appeler à votre place. Les personnes ci-dessus peuvent rester en ligne avec vous pendant que le pire passe. Vous pouvez aussi continuer à m’écrire.',
    ],
    taken: [
      'Appelez le {emergency} maintenant, s’il vous plaît, même si tout semble aller. Certains médicaments font du mal des heures avant qu’on le sente.[#safety-overdose-late]',
      'Dites ce qui a été pris, combien et quand. Gardez la boîte près de vous. S’il y a quelqu’un à la maison, dites-le tout de suite.',
      'Je ne suis pas une personne et je ne peux pas appeler à votre place. Merci de me l’avoir dit. Les personnes ci-dessus sont là aussi.',
    ],
    harm: [
      'Merci de me l’avoir dit. Souvent, cela veut dire que quelque chose fait plus mal qu’on ne peut le dire, et il n’y a pas de honte à avoir.',
      'Si une plaie est profonde ou saigne toujours, appelez le {emergency}. Si vous le pouvez, éloignez-vous de ce que vous utilisez et allez là où il y a quelqu’un.',
      'Parlez aujourd’hui à l’une des personnes ci-dessus, s’il vous plaît. Je ne suis pas une personne et je ne peux pas appeler à votre place. Vous pouvez aussi continuer à m’écrire.',
    ],
    other: [
      'Cela fait peur, et vous avez raison de le prendre au sérieux. Voici des personnes qui aident aussi les proches.',
      'Si vous le pouvez, demandez avec des mots clairs si cette personne pense au suicide, et écoutez. Poser la question ne donne pas l’idée.[#safety-asking]',
      'S’il y a un plan, ou quelque chose à portée de main, appelez le {emergency} et restez près d’elle. Je ne suis pas une personne et je ne peux pas appeler à votre place.',
    ],
    otherNow: [
      'Appelez le {emergency} maintenant, s’il vous plaît. Restez auprès de la personne si c’est sans danger pour vous, et continuez à lui parler.',
      'Si elle a pris quelque chose, dites quoi, combien et quand. Écartez ce qui pourrait faire du mal.',
      'Je ne suis pas une personne et je ne peux pas appeler à votre place. Les personnes ci-dessus vous aident aussi.',
    ],
    denied: [
      'Merci de le dire si franchement. Vous dites que vous ne le feriez pas, et de telles pensées peuvent quand même peser lourd.',
      'Les personnes ci-dessus sont là pour cela aussi, pas seulement pour la pire heure. Je ne suis pas une personne et je ne peux pas appeler à votre place.',
      'Si cela change et que vous pourriez passer à l’acte, appelez le {emergency}. Vous pouvez continuer à m’écrire.',
    ],
  },
  violence: {
    hurt: [
      'Je suis désolée. Ce n’est pas votre faute, et ce n’est pas une affaire d’hormones. Chacun est responsable de ses gestes et de ses paroles.',
      'Les personnes ci-dessus connaissent cela. Elles écoutent, elles vous croient, et c’est vous qui décidez de la suite. Vous pouvez appeler sans donner votre nom.',
      'Si vous êtes en danger, appelez le {emergency}. Je ne suis pas une personne et je ne peux pas appeler à votre place, et je ne répète à personne ce que vous écrivez ici.',
    ],
    now: [
      'Si vous êtes en danger maintenant, appelez le {emergency}. Allez là où vous pouvez sortir, loin de la cuisine et de ce qui peut blesser.',
      'Ce n’est pas votre faute. Les personnes ci-dessus vous aident à vous mettre à l’abri et à penser à la suite.',
      'Je ne suis pas une personne et je ne peux pas appeler à votre place, et je ne répète à personne ce que vous écrivez ici.',
    ],
    control: [
      'Je suis désolée. Votre téléphone, votre argent, votre médecin, vos amis : tout cela est à vous, et vous ne devriez pas avoir peur de vous en servir.',
      'Les personnes ci-dessus connaissent bien ces situations, même quand il n’y a pas eu de coups. Elles écoutent, et c’est vous qui décidez de la suite.',
      'Si un jour vous êtes en danger, appelez le {emergency}. Je ne suis pas une personne et je ne peux pas appeler à votre place, et je ne répète à personne ce que vous écrivez ici.',
    ],
    other: [
      'C’est dur de voir cela arriver à quelqu’un. C’est bien de ne pas détourner les yeux.',
      'Les personnes ci-dessus parlent aussi avec les amis et la famille. Elles peuvent vous dire comment être là sans augmenter le danger. Écouter, croire et laisser décider la personne qui vit cela, voilà qui aide.',
      'Si quelqu’un est en danger maintenant, appelez le {emergency}. Je ne suis pas une personne et je ne peux pas appeler à votre place.',
    ],
    own: [
      'C’est bien de l’avoir dit. Faire du mal ou faire peur n’est jamais la faute de la personne qui le subit, ni des hormones, de la fatigue ou d’une dispute. C’est à vous d’arrêter, et cela peut s’arrêter.',
      'Si quelqu’un est blessé, ou si cela peut recommencer ce soir, sortez de la pièce ou de la maison, et appelez le {emergency} en cas de danger.',
      'Parlez à l’une des personnes ci-dessus avant la prochaine dispute. Elles parlent avec celles et ceux qui veulent arrêter. Je ne suis pas une personne et je ne peux pas appeler à votre place.',
    ],
    seeking: [
      'Je ne vous aiderai pas à faire cela. Lire le téléphone de quelqu’un, suivre ses trajets ou décider qui il voit, c’est du contrôle. Cela lui enlève sa sécurité, même si cela vient de l’inquiétude ou de l’amour.',
      'Ce que votre moitié vous raconte lui appartient. Si la peur ou la jalousie ne vous lâche pas, les personnes ci-dessus en parlent, rien qu’avec vous.',
      'Je ne suis pas une personne et je ne peux pas appeler à votre place. Si quelqu’un est en danger, appelez le {emergency}.',
    ],
    denied: [
      'Merci de me l’avoir dit. Vous savez mieux que personne comment c’est à la maison. Si un jour on vous y rabaisse, vous surveille ou vous fait peur, cela compte, même s’il n’y a pas eu de coups.',
      'Les personnes ci-dessus écoutent sans rien décider pour vous. Si vous êtes en danger, appelez le {emergency}. Je ne suis pas une personne et je ne peux pas appeler à votre place.',
    ],
  },
  check: {
    C1: [
      'Je vous comprends peut-être mal, alors je vous pose la question : pensez-vous à ne plus vivre, ou à vous faire du mal ?',
      'Si c’est le cas, vous n’avez pas à rester seule avec cela. Les personnes ci-dessus sont là pour cela. Si vous risquez de passer à l’acte, appelez le {emergency}.',
      'Si vous vouliez dire autre chose, dites-le-moi, et nous continuerons.',
    ],
    C2: [
      'Je vous comprends peut-être mal, alors je vous pose la question : quelqu’un chez vous vous fait-il du mal, vous fait-il peur, ou décide-t-il de votre argent, de votre téléphone ou des personnes que vous voyez ?',
      'Si c’est le cas, ce n’est pas votre faute. Les personnes ci-dessus connaissent bien ces situations et peuvent y réfléchir avec vous. Si vous êtes en danger maintenant, appelez le {emergency}.',
      'Si vous vouliez dire autre chose, dites-le-moi, et nous continuerons.',
    ],
  },
  also: {
    C1: 'Vous avez aussi écrit que vous n’êtes pas en sécurité avec vous-même, ou que vous ne voulez plus vivre. Les lignes de crise ci-dessus sont là pour cela à toute heure.',
    C2: 'Vous avez aussi écrit qu’on vous fait du mal, qu’on vous fait peur ou qu’on vous contrôle. Ce n’est pas votre faute. Il y a des lignes pour cela aussi, ci-dessus.',
  },
  exit: 'Pour quitter cette page en un instant, appuyez deux fois sur Échap ou touchez Sortie rapide en haut. Un téléphone ou un ordinateur que personne d’autre ne regarde est plus sûr.',
  leave:
    'Pour partir, fermez cette page. Ce que vous écrivez ici n’est pas gardé, mais votre navigateur se souvient que la page était ouverte : effacez-la dans son historique, ou prenez la prochaine fois une fenêtre privée. Un téléphone ou un ordinateur que personne d’autre ne regarde est plus sûr.',
}
