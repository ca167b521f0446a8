import type { LegalDocument } from './legal-document'

export const ptBr: LegalDocument = {
  version: 'Versão 1.0 · 22 de novembro de 2026',
  sections: [
    {
      title: '1. O serviço',
      paragraphs: [
        '{site} oferece placares, salas ao vivo, chat e check-in de futebol, basquete e e-sports. Visitantes podem navegar e conversar; check-in e tarefas pedem uma conta.',
        'Dados e transmissões podem atrasar ou falhar, servem de informação e não são recomendação de aposta.',
      ],
    },
    {
      title: '2. Sua conta',
      paragraphs: [
        'Guarde sua senha e não ceda a conta a outra pessoa. Se alguém a usar sem permissão, fale na hora com o atendimento: encerramos a sessão em todos os aparelhos.',
        'Apelido e foto não podem imitar a equipe do site ou outra pessoa, nem conter ofensas.',
      ],
    },
    {
      title: '3. Regras do chat',
      paragraphs: [
        'São proibidos conteúdo ilegal, golpes, ofensas, pornografia, propaganda, mensagens repetidas e assédio. O sistema filtra palavras e limita a frequência das mensagens.',
        'Quem descumpre as regras pode ser silenciado, retirado da sala ou ter a conta desativada. Vale também para visitantes.',
      ],
    },
    {
      title: '4. Ouro e prêmios',
      paragraphs: [
        'O ouro de check-in e tarefas só pode ser usado em {site} e não vira dinheiro. Prêmios obtidos por fraude são retirados.',
      ],
    },
    {
      title: '5. Dados que recebemos',
      paragraphs: [
        'Nome da conta, apelido, foto, senha em forma protegida, mensagens e arquivos que você envia, registros de check-in e tarefas e, por segurança, identificação do aparelho e endereço de rede.',
        'Idioma, aparência e partidas favoritas ficam no seu aparelho e somem quando você limpa os dados do navegador.',
      ],
    },
    {
      title: '6. Uso e guarda',
      paragraphs: [
        'Os dados servem para prestar o serviço, evitar abusos e corrigir falhas. Não são vendidos a terceiros, salvo exigência da lei.',
        'Identidade, mensagens e arquivos de visitantes são apagados depois do prazo; ao desativar a conta, os acessos deixam de valer na hora.',
      ],
    },
    {
      title: '7. Seus direitos',
      paragraphs: [
        'Você pode ver e corrigir seus dados, sair da conta ou pedir a desativação e a exclusão dos seus dados pelo atendimento.',
      ],
    },
    {
      title: '8. Mudanças',
      paragraphs: ['Novas versões aparecem nesta página com a data. Continuar usando o site significa aceitá-las.'],
    },
  ],
}
