/**
 * The 2,000 most common passwords of at least 8 characters, in lower case, from the frequency list of
 * @zxcvbn-ts/language-common 4.1.3, without obscene ones (decision 0081). Copyright (c) 2012-2016 Dan Wheeler and
 * Dropbox, Inc.; copyright (c) 2021 zxcvbn-ts; MIT licence.
 */
const LIST = `
0.0.0.000 01011900 01011910 01011960 01011970 01011974 01011975 01011976 01011977 01011978 01011979 01011980 01011981
01011982 01011983 01011984 01011985 01011986 01011987 01011988 01011989 01011990 01011991 01011992 01011993 01011994
01011995 01011999 01012000 01012001 01012010 01012011 01020304 01021990 01031984 01031985 01031988 01031989 01041985
01041987 01041988 01041990 01041992 01051989 01061986 01061990 01071986 01071987 01081989 01091985 01091987 01091989
01121986 01121988 02011980 02011981 02011982 02011983 02011984 02011985 02011986 02011987 02011988 02011989 02021973
02021976 02021979 02021981 02021982 02021983 02021984 02021985 02021986 02021987 02021988 02021989 02021990 02031977
02031978 02031979 02031980 02031981 02031982 02031983 02031984 02031985 02031986 02031987 02031988 02031989 02041974
02041975 02041978 02041979 02041980 02041981 02041982 02041983 02041984 02041985 02041986 02041987 02041988 02041989
02051972 02051973 02051976 02051977 02051978 02051980 02051981 02051982 02051983 02051984 02051985 02051986 02051987
02051988 02051989 02061980 02061982 02061983 02061984 02061985 02061986 02061987 02061988 02061989 02071975 02071978
02071979 02071980 02071981 02071982 02071983 02071984 02071985 02071986 02071987 02071988 02071989 02081976 02081977
02081980 02081982 02081983 02081984 02081985 02081986 02081987 02081988 02081989 02091980 02091981 02091983 02091984
02091985 02091986 02091987 02091988 02091989 02101979 02101981 02101983 02101984 02101985 02101986 02101987 02101988
02101989 03021986 03031986 03041986 03041991 03081989 03082006 04041983 04041988 04041991 05051985 05051987 05051989
05061990 05071984 05071988 06041988 06061986 07071977 07071987 07071990 07091990 08031985 08031986 08051990 08081986
08081988 08121986 09021988 09031988 09041987 09051945 10011986 10011990 10031987 10031988 10041986 10051987 10061986
10071987 10071988 10081989 10101985 10101986 10101990 10121987 10203040 1029384756 11021985 11031988 11051984 11051986
11051987 11051990 11061985 11061991 11071988 11081989 11091989 11111111 11112222 11121985 11121986 111222333 11221122
11223344 1122334455 11235813 1123581321 12011987 12021988 12031985 12031987 12041986 12041988 12041990 12051986
12051988 12051990 12061988 12071989 12081985 12121985 12121988 12121990 12131415 12301230 12312312 1232323q 123321123
12344321 123454321 1234554321 123456123 123456654321 12345678 123456789 1234567890 1234567890a 1234567890q 1234567891
12345678910 123456789a 123456789q 123456789s 123456789z 12345678a 12345678q 12345679 1234567a 1234567q 123456aa
123456qw 123456qwe 123456qwerty 123456ru 12345qwe 12345qwer 12345qwert 1234abcd 1234asdf 1234qwer 1234zxcv 12365478
123654789 12369874 123698745 123789456 123qq123 123qwe123 123qweasd 123qweasdzxc 123qwerty 12qw12qw 12qw34er 12qwaszx
13011987 13011988 13021990 13031987 13041987 13041988 13051987 13061986 13061987 13071984 13121985 13243546 134679852
135792468 1357924680 135798642 14011986 14021985 14021986 14021990 14041988 14061991 14081985 14101987 14111986
14725836 147258369 147852369 14789632 147896325 15011985 15011987 15021985 15021990 15041988 15051981 15051985
15051990 15071986 15071987 15071988 15101986 15111988 15426378 16021990 16051985 16051987 16051988 16051989 16121987
17011987 17041991 17051988 17061988 17061989 17101986 17111985 18011987 18021984 18041986 18051988 18061990 18091985
18091986 18101987 18436572 19011989 19031985 19051987 19061987 19061990 19101987 19121989 19283746 192837465 19411945
1a2b3c4d 1a2s3d4f 1passwor 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws3ed 1qaz2wsx 1qaz2wsx3edc 1qazxsw2
1x2zkg8w 1z2x3c4v 20031987 20041986 20051988 20061988 20081991 20091986 20091988 20091991 20111986 20121989 21011988
21011989 21011991 21031987 21031988 21031990 21051988 21051991 21061986 21101986 21122112 22011986 22011988 22021986
22021988 22021989 22031984 22041987 22041988 22061988 22071986 22071987 22091988 22121987 23021986 23021989 23031990
23041986 23041987 23051985 23051990 23skidoo 24011985 24031988 24061986 24111987 24111989 25011990 25031987 25041988
25081988 25091987 25091990 25101988 25121987 25800852 25802580 26031988 26031990 26061987 27041990 27061985 27061988
27071987 27081990 28011987 28021990 28021992 28041987 29011985 29051989 29061990 29071983 29071985 30031988 30041985
30041986 30041987 30051985 30081984 31011987 31031988 31415926 321654987 45m2do5bs 4815162342 50spanks 51505150
73501505 74108520 741852963 78945612 789456123 7894561230 7ugd5hip2j 8j4ye3uz 9293709b13 963852741 987456321 a1234567
a12345678 a123456789 a1b2c3d4 a1s2d3f4 aa123456 aardvark abc12345 abcd1234 aberdeen abnormal abrakadabra absolute
access14 achilles adgjmptw adrienne agent007 airborne airforce airplane albatros alejandr alejandro aleksandr
aleksandra alessandro alexalex alexande alexander alexandr alexandra alexandre alliance alphabet amateurs america1
american amsterda amsterdam anaconda anastasi anastasia anastasiya andersen anderson andromed andromeda andyod22
angel123 angelica angelika angelina anhyeuem annabell antelope anthony1 antonina anything apollo13 apple123 applepie
aquarius argentin argentina arkansas armagedon armstron arsenal1 asdf1234 asdfasdf asdfgh01 asdfghjk asdfghjkl
asdfzxcv asdqwe123 ashleigh aspirine assassin atlantic atlantis attitude augustus australi australia avalanch aviation
azsxdcfv babybaby babyblue babydoll babyface babygirl babylon5 babylove backdoor balloons bangbang barbados barcelon
barcelona barefoot baritone barselona baseball baseball1 basketba basketball bcfields bearbear bearcats beatles1
beatrice beautifu beautiful beefcake beerbeer benjamin bergkamp berkeley bigballs bigblock bigbooty bigdaddy bigmoney
bigpoppa billybob billyboy binladen birthday bismillah blackbir blackcat blackdog blackhaw blackjac blackjack blackman
blackout blahblah blessing blink182 blizzard blowfish blueball bluebell bluebird blueblue blueeyes bluefish bluejays
bluemoon bluesman bobafett bobdylan bollocks bonehead bookworm boomboom borabora bordeaux borussia bradford brandon1
brewster brighton brigitte brittany brittney broadway broncos1 brooklyn brothers browning brucelee bubba123 bubbles1
buckeyes buckshot budapest buddy123 buddyboy budlight budweise budweiser buffalo1 building bulldog1 bulldogs bullfrog
bullseye bunghole business buttercu butterfl butterfly butthole cadillac caliente californ california caligula
calimero callaway callisto camaross cambiami cameltoe cameron1 campbell canadian candyman cannabis capetown capricor
capricorn capslock captain1 cardinal cardinals carlitos carnival carolina caroline carpedie carpente cartman1 casanova
cassandr castillo catalina catherin catherine catwoman cavalier cbr900rr cdtnkfyf cerberus cfitymrf chainsaw challeng
chambers champion chandler changeme chargers charlene charles1 charlie1 charlott charlotte charlton checkers chelsea1
chemical cherokee cherries cheshire chester1 chestnut chevelle chevrole chevrolet cheyenne chicago1 chicken1 chickens
children chipmunk chocolat chocolate choochoo chris123 chrisbln christia christian christie christin christina
christine christma christmas christop christopher chrysler chuckles cinnamon cjkysirj clarence clarinet clarissa
classics claymore cleopatr cleopatra clevelan clifford clippers cnfybckfd cocacola coldbeer coldplay colombia colorado
coltrane columbia columbus comanche commande commando complete computer concorde concrete confused consumer coolcool
cooldude coolness corleone cornwall corvette costello cosworth courtney coventry cowboys1 crawford crazybab creampie
creation creative creature cricket1 criminal cristian cristina crjhgbjy cromwell crusader crystal1 customer cutiepie
cygnusx1 danielle dannyboy darkangel darklord darkness darkside darkstar david123 davidson daylight dbrnjhbz deadhead
deadpool death666 december deepthroat deeznuts deeznutz defender deftones derparol designer destiny1 devil666 devildog
dfktynby dfktynbyf diamond1 diamonds dietcoke digital1 dilligaf dingdong dinosaur director dirtbike discover dkflbckfd
dkflbvbh doberman dodgeram dodgers1 doghouse dogpound dolphin1 dolphins dominion dontknow doomsday doughboy download
downtown dragon12 dragonba dragonball drowssap drpepper drummer1 dthjybrf dudedude dutchess dynamite earnhard
earthlink eastside eastwood eclipse1 eggplant einstein ekaterina elcamino eldorado electric electron elephant elizabet
elizabeth elizaveta emmanuel enforcer engineer enternow enterpri enterprise ericsson espresso estrella eternity
evangelion everlast evolution excalibu excalibur explorer f00tball facebook fairlane faithful fandango fantasia
fantomas farscape fastball fearless february federico ferguson fernando ferrari1 festival fgtkmcby fireball firebird
firefigh firefire firewall fishbone fishfish fishhead fishing1 fkbyjxrf fktrcfylh fktrcfylhf flamingo fletcher
flexible florence florida1 flounder football football1 fordf150 forever1 formula1 forsaken fortress fountain foxylady
francesc francesco francisc francois franklin freckles frederic fredfred fredrick freebird freedom1 freefall freefree
freepass freeuser friendly front242 frontier fullmoon function fussball fyfcnfcbz fyfnjkbq fyutkbyf gabriel1 gabriela
gabriell gamecube gameover gandalf1 gangbang gangster garfield gargoyle gateway1 gateway2 gatorade gbhfvblf genesis1
geoffrey geronimo gertrude gesperrt getmoney gfhjkm123 gfhjkmgfhjkm ghbdtn123 ghbdtnbr ghblehjr ghbywtccf ghhh47hj7649
ghjcnjgfhjkm ghjcnjnfr ghjuhfvvf ghostrider gilligan giovanna giovanni giuseppe gladiato gladiator gn56gn56 godfathe
godfather godsmack godzilla goldberg goldfing goldfish goldstar goldwing golfball golfgolf gonzalez good123654
goodgirl goodluck goodtime gordon24 gorgeous gotohell graphics grateful greatone green123 greenbay greenday gretchen
gsxr1000 gtnhjdbx guardian guinness halflife hallo123 hamilton handball handsome handyman hannibal happiness happy123
happyday hardrock hardware harrison harrypotter hastings hattrick hawaii50 hawaiian hawkeyes hayabusa heather1
hedgehog heineken heinrich hellfire hello123 hellokitty hellyeah hercules heritage hetfield highbury highheel highland
highlander holidays hollywoo hollywood honeybee hongkong honolulu hooligan hoosiers hopeless hotgirls hotstuff
hounddog hurrican hurricane hyperion icecream icehouse idontkno idontknow ihateyou illinois illusion ilovegod iloveyou
iloveyou1 iloveyou2 immortal imperial infantry infiniti infinity insanity insomnia inspiron internet intrepid intruder
inuyasha irishman ironmaiden isabella isabelle islander istanbul iverson3 jackjack jackson1 jackson5 jakejake james007
james123 jamesbon jamesbond japanese jasmine1 jayhawks jeanette jefferso jellybea jennifer jeremiah jermaine jessica1
jiggaman johannes johncena johndeer johngalt johnjohn johnson1 jonathan jonathon jordan23 josephin juliette just4fun
justdoit juventus kakashka kamikaze kangaroo karolina katarina katerina katherin katherine kathleen kawasaki kayleigh
kazantip kcj9wx5n kentucky kenworth keyboard keystone killbill killer12 killkill kimberly kingfish kingkong kingston
kisskiss kissmyass kittycat kittykat kjrjvjnbd kleopatra knickers knockers knuckles konstantin kordell1 koroleva
krasotka kristina kristine labrador lacrosse lakeside lakewood lalakers lancelot lasvegas laurence lawrence
leavemealone leedsutd lemonade leonardo lesbians letmein1 letmein2 lifehack lifetime lightnin lightning lineage2
lionking lipstick lisalisa liverpoo liverpool liverpool1 logitech lokomotiv lollipop lollypop lonestar lonewolf
longdong longhorn longjohn lorraine loveless lovelife lovelove loverboy lowrider luckydog macdaddy madeline madison1
magazine magellan magician magicman magnolia mailcreated5240 majestic makaveli maksimka mamapapa manchest manchester
mandarin mandingo mandrake maradona marathon marcello marcius2 margaret margarit margarita marianna marianne marijuana
mariners marines1 marino13 mariposa marjorie marlboro marriage marseill marseille marshall martinez maryjane maryland
masamune master12 matthew1 matthews matthias maverick maxwell1 mazafaka mazda626 mazdarx7 mcdonald mckenzie meatball
meathead meatloaf mechanic medicine megadeth megapass megatron melissa1 meowmeow mephisto mercedes meredith meridian
mersedes metallic metallica michael1 michael2 michaela michaels michelle michigan microlab microphone microsof
microsoft midnight mikemike military millenium millions millwall minecraft minemine ministry mischief misfit99
missouri mistress mitchell mohammed mollydog monalisa money123 moneyman mongoose monkey12 monkeybo monopoly monster1
monsters montgom240 montreal moonbeam moonligh moonlight moonshin morpheus morrison mortgage mortimer motherlode
motorola mountain mudvayne multiplelo munchkin mushroom musicman mustang1 mustang6 mustangs mypassword napoleon
nascar24 natasha1 nathalie national nautilus navigator ncc1701a ncc1701d ncc1701e nebraska netscape nevermind newcastl
newcastle newpass6 newyork1 nicholas nightmare nightwish nintendo nirvana1 nokia6233 nokia6300 nokian73 noname123
nonenone northern nostromo notebook november nuttertools nwo4life nygiants oblivion obsidian oklahoma opendoor
operator optimist original overkill overlord p0015123 p4ssw0rd p@ssw0rd pa55w0rd pa55word packers1 paintbal paintball
pakistan pallmall palmtree panasoni panasonic pantera1 panther1 panthers pantyhos papillon paradigm paradise paramedi
paranoid pasadena pass1234 passpass passport passw0rd passwor1 password password1 password12 password123 password2
passwords passwort patches1 patience patricia patrick1 patriots pavilion peaches1 pearljam peekaboo penelope penguin1
penguins pentagon perfect1 personal peterpan peterson pharmacy philippe phillies phillips phoenix1 pianoman pictures
pineappl pineapple pingpong pinkfloy pinkfloyd pipeline piramida platinum platypus playstat playstation playtime
pleasure plymouth pokemon1 polniypizdec0211 polopolo poohbear pool6123 poontang pooppoop porkchop porsche1 porsche9
portland portugal poseidon positive preacher precious predator presario presiden president princess pringles private1
property prospect pufunga7782 pumpkin1 pumpkins punisher punkrock q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 q2w3e4r5 qawsedrf
qazwsx12 qazwsx123 qazwsxed qazwsxedc qazwsxedc123 qazwsxedcrfv qazxswedc question qwe123qwe qweasd123 qweasdzxc
qwer1234 qwerasdf qwert123 qwert12345 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui
qwertyuio qwertyuiop r2d2c3po radiohea radiohead ragnarok raiders1 railroad rainbow1 rainbow6 raistlin rammstein
rangers1 rasputin rastaman realmadrid rebecca1 reckless recovery redalert redbaron reddevil reddwarf redskins redwings
register remember remingto renegade research resident revolver reynolds rfnthbyf rfvfcenhf rhbcnbyf rhfcjnrf rhiannon
rhjrjlbk rhtdtlrj richard1 richards richmond rightnow rjhjktdf rjirfrgbde rjycnfynby roadkill roadking roadrunn
roadrunner roadster robinson robotech robotics rochelle rockford rockhard rockstar rolltide romashka rootbeer rosemary
runescape rush2112 sabrina1 sailboat salamander salasana salvador samantha samsung1 sandiego sandrine sandwich
santiago sapphire saratoga sasha_007 satan666 saturday sausages savannah scarface scarlett scoobydo scoobydoo scooter1
scorpio1 scorpion scotland scrabble screamer seahawks sebastia sebastian security seinfeld seminole semperfi senators
sentinel septembe september serenity sergeant sersolution services shadow12 shamrock shaney14 shanghai shannon1
shepherd sheridan sherlock sherwood shopping showtime sidekick silverad simpsons sinclair sinister sithlord skittles
skorpion skywalke skywalker slamdunk slapshot slimshady slipknot slippery slowhand smackdow smashing smeghead smirnoff
sneakers snickers snoopdog snowball snowboar snowboard snowflak snuggles soccer10 soccer12 socrates softball software
sojdlg123aljg solitude solution somethin something sonyericsson soso123aljg soulmate southern southpar southpark
southpaw spaceman spanking spartan1 spartans specialk spectrum speedway spencer1 spiderma spiderman spitfire splinter
spongebo spongebob sporting springer sprinter squirrel srinivas stallion standard stanford stanislav stanley1 starbuck
starcraf starcraft stardust starfire starfish stargate starligh starship starstar startrek starwars steelers stefanie
stephane stephani stephanie stephen1 sterling stingray stocking stonecol stonecold straight stranger strawber
strawberry strength stripper suburban success1 sullivan summer99 sundance sundevil sunflowe sunflower sunnyday
sunshine super123 superfly superior superman superman1 supernov supersta superstar survivor svetlana sweetnes
sweetness sweetpea swimming swingers swinging swordfis swordfish sylveste syncmaster syracuse tacobell taekwondo
talisman tarheels tazmania technics teddybea teddybear telephon telephone temppass terminal terminat terminator
terrapin test1234 testing1 testpass testtest thailand thanatos thankyou thedoors thegreat theodore therock1 thirteen
thisisit thompson threesom thuglife thunder1 thunderb thursday tiberius tiffany1 tiger123 tinkerbe tinkerbell titanium
titleist tkbpfdtnf together tokiohotel tomahawk tommyboy tomorrow toriamos tottenha tottenham training transfer
translator traveler treasure trfnthbyf triangle trinidad trinitro trombone tropical trouble1 trucking truelove
trustno1 tunafish turkey50 twilight ultimate umbrella underdog underground undertak undertaker universa universal
universe university username usuckballz1 vacation valencia valentin valentina valentine valhalla valkyrie vampires
vanessa1 vanguard vanhalen vasilisa vendetta verbatim veronica veronika vfhufhbnf vfitymrf vfrcbvrf vfvfgfgf victoria
viewsoni viewsonic vikings1 viktoria viktoriya vincent1 violetta virginia vjqgfhjkm vkontakte vladimir vladislav
volkswag voyager1 vsjasnel12 wanderer warcraft wareagle warhammer warrior1 warriors washburn washingt washington
waterloo webhompas webmaste webmaster welcome1 werewolf westside westwood wg8e3wjf whatever whatwhat whiskers whistler
whiteboy whiteout whitesox whocares wildbill wildcard wildcats wildfire wildwood william1 williams windmill windsurf
winston1 wireless wishbone wolfgang wolfpack wolverin wolverine woodland woofwoof wordpass wp2003wp wrangler wrestler
wrestlin wrestling wrinkle1 yamahar1 yankees1 yankees2 yeahbaby yfcntymrf yjdsqgfhjkm yogibear yosemite z1x2c3v4
zachary1 zanzibar zaq12wsx zaq1xsw2 zaqxswcde zeppelin zerocool zildjian zxasqw12 zxcasdqwe zxcasdqwe123 zxcv1234
zxcvbnm1 zxcvbnm123
`

const COMMON: ReadonlySet<string> = new Set(LIST.trim().split(/\s+/))

/** Whether many people use this password; case does not matter. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.normalize('NFKC').toLowerCase())
}
